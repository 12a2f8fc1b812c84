import type { CardId } from '@keep-flying/encounters'
import type { Decision } from '@keep-flying/kernel'
import { call } from '../../../cards/names.ts'
import { cardIn } from '../../../dock/looks.ts'
import { useSay } from '../../../i18n/language.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { Touch } from '../board/Touch.tsx'
import { Band } from '../cards/Band.tsx'
import { CardFigures } from '../cards/Figures.tsx'
import { useLines } from '../cards/lines.ts'
import { useTable } from '../table.tsx'
import './tucked.css'

/** On a phone: copies that are offered, the hand, and what can still be activated, tucked behind the button; with the sheet drawn out they say all they do. */
export function Tucked({ decision }: { decision: Decision }) {
  const say = useSay()
  const { me } = useTable()
  const hand = me?.hand.cards ?? []
  const inGroup = (wanted: string) =>
    optionsOf(decision).flatMap((option) => (option.group === wanted ? (cardIn(option) ?? []) : []))
  const [copies, played] = [inGroup('copy'), inGroup('activate')]
  if (hand.length + copies.length + played.length === 0) return null
  return (
    <ul className="tucked" aria-label={say('enc.hand')}>
      {copies.map((card) => (
        <li key={card}>
          <TuckedCard card={card} deed={say('enc.take-copy')} />
        </li>
      ))}
      {hand.map((card) => (
        <li key={card}>
          <TuckedCard card={card} />
        </li>
      ))}
      {played.map((card) => (
        <li key={card}>
          <TuckedCard card={card} deed={say('enc.activate')} />
        </li>
      ))}
    </ul>
  )
}

/** What does not lie in the hand says what can be done with it. */
function TuckedCard({ card, deed }: { card: CardId; deed?: string }) {
  const { write } = useTable()
  const lines = useLines(card)
  return (
    <Touch spot={{ card }} className={deed === undefined ? 'tcard' : 'tcard tcard-played'}>
      <Band card={card} brief />
      <b>{call(write, 'card', card)}</b>
      {deed === undefined ? <CardFigures card={card} /> : <em>{deed}</em>}
      <small>{lines.join(' ')}</small>
    </Touch>
  )
}
