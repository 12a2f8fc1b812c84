import type { CardId, Pile } from '@keep-flying/verse'
import { CardLink } from '../cards/CardLink.tsx'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'

/** The pile and the deck the considered cards come from. */
export function PileAside() {
  const say = useSay()
  const pile = usePile()
  if (!pile) return null
  const { deck, discard } = pile
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
        <Icon name="supply" /> {say('scene.deck', { n: deck.cards.length + (deck.backs?.length ?? 0) })}
      </p>
    </aside>
  )
}

/** The supply deck of the planet, or the contact's jobs, as the question goes. */
function usePile(): Pile | null {
  const { decision, me, moment, box } = useTable()
  if (!me || me.sector === '') return null
  const { turn, supply, contacts } = moment.view
  const sector = box.sectors.get(me.sector)
  if (!/^(consider|shop|deal)\./.test(decision?.kind ?? '')) return null
  if (turn.taken.at(-1) === 'buy' && sector?.supply) return supply[sector.supply] ?? null
  const contact = sector?.contacts?.[0]
  return turn.taken.at(-1) === 'deal' && contact ? (contacts[contact] ?? null) : null
}
