import { eventText } from '@keep-flying/kernel'
import { Suspense } from 'react'
import { useTable } from '../table/context.tsx'
import { MarkSign } from '../table/SeatMark.tsx'
import { Sentence } from './Sentence.tsx'
import type { TurnLog } from './turns.ts'
import './log.css'

/** Somebody's turn in a sentence, which opens to all that happened in it. */
export function TurnSummary({ turn: { opened, events } }: { turn: TurnLog }) {
  const { game, write } = useTable()
  if (!opened || !game.TurnTold) return null
  const { seat, who } = opened
  return (
    <details className="log-told">
      <summary>
        {game.TurnSign && who ? <game.TurnSign who={who} /> : <MarkSign seat={seat} size={16} />}
        <span>
          <Suspense fallback={write.nameOf({ name: 'seat', id: seat })}>
            <game.TurnTold seat={seat} who={who} events={events} />
          </Suspense>
        </span>
      </summary>
      <ul>
        {events.map((event) => (
          <li key={event.seq} className="log-line">
            <Sentence text={eventText(event)} />
          </li>
        ))}
      </ul>
    </details>
  )
}
