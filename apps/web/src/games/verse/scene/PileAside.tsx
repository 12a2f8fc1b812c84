import type { CardId, Pile } from '@keep-flying/verse'
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

/** The supply deck or the contact's jobs that the question is about. */
export function useSource(): Source | null {
  const { decision, moment } = useTable()
  const { about } = decision ?? {}
  const { supply, contacts } = moment.view
  const pileIn = (piles: Readonly<Record<string, Pile>>) => piles[String(about?.id)]
  const goods = about?.name === 'supply' ? pileIn(supply) : undefined
  if (goods) return { pile: goods, sign: 'supply' }
  const jobs = about?.name === 'contact' ? pileIn(contacts) : undefined
  return jobs ? { pile: jobs, sign: 'job' } : null
}
