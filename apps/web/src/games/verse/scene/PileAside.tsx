import type { CardId, Pile } from '@keep-flying/verse'
import { contactsIn } from '@keep-flying/verse/ask'
import { CardLink } from '../../../cards/CardLink.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'

/** The pile and the deck the considered cards come from. */
export function PileAside() {
  const say = useSay()
  const source = useSource()
  if (!source) return null
  const { deck, discard } = source.pile
  return (
    <aside className="scene-pile">
      <h3 className="stencil">{say('scene.pile', { n: discard.cards.length })}</h3>
      <ul>
        {[...discard.cards].reverse().map((card: CardId) => (
          <li key={card}>
            <CardLink id={card} />
          </li>
        ))}
      </ul>
      <p>
        <Icon name={source.sign} /> {say('scene.deck', { n: deck.cards.length + (deck.backs?.length ?? 0) })}
      </p>
    </aside>
  )
}

interface Source {
  readonly pile: Pile
  readonly sign: 'supply' | 'job'
}

/** The supply deck of the planet, or the contact's jobs, as the question goes. */
export function useSource(): Source | null {
  const { decision, me, moment, box, t } = useTable()
  if (!me || me.sector === '' || !/^(consider|shop|deal)\./.test(decision?.kind ?? '')) return null
  const { turn, supply, contacts } = moment.view
  const planet = box.sectors.get(me.sector)?.supply
  if (turn.taken.at(-1) === 'buy') return planet && supply[planet] ? { pile: supply[planet], sign: 'supply' } : null
  const here = contactsIn(t, me.sector)
  // Where two are at home, as with the Cruiser over Persephone, the jobs tell whose they are.
  const contact = here.length > 1 ? box.jobs.get(me.considering.cards[0] ?? '')?.contact : here[0]
  const pile = contact === undefined ? undefined : contacts[contact]
  return pile ? { pile, sign: 'job' } : null
}
