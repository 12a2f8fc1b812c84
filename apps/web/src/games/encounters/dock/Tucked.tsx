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

/** On a phone: the hand and what can still be activated, tucked behind the button; with the sheet drawn out they say all they do. */
export function Tucked({ decision }: { decision: Decision }) {
  const say = useSay()
  const { me } = useTable()
  const hand = me?.hand.cards ?? []
  const open = optionsOf(decision).filter(({ group }) => group === 'activate')
  const played = open.flatMap((option) => cardIn(option) ?? [])
  if (hand.length + played.length === 0) return null
  return (
    <ul className="tucked" aria-label={say('enc.hand')}>
      {hand.map((card) => (
        <li key={card}>
          <TuckedCard card={card} />
        </li>
      ))}
      {played.map((card) => (
        <li key={card}>
          <TuckedCard card={card} isPlayed />
        </li>
      ))}
    </ul>
  )
}

function TuckedCard({ card, isPlayed = false }: { card: CardId; isPlayed?: boolean }) {
  const say = useSay()
  const { write } = useTable()
  const lines = useLines(card)
  return (
    <Touch spot={{ card }} className={isPlayed ? 'tcard tcard-played' : 'tcard'}>
      <Band card={card} brief />
      <b>{call(write, 'card', card)}</b>
      {isPlayed ? <em>{say('enc.activate')}</em> : <CardFigures card={card} />}
      <small>{lines.join(' ')}</small>
    </Touch>
  )
}
