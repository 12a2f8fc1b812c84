import { Suspense, useMemo, useState } from 'react'
import { useTable } from '../table/context.tsx'
import { lastEnded } from './turns.ts'

/** Says politely, in one sentence, what another did in a turn that has ended. */
export function TurnsAloud() {
  const { game, moment } = useTable()
  const { viewer, events } = moment
  const [before] = useState(() => events.at(-1)?.seq ?? 0)
  const ended = useMemo(() => lastEnded(viewer, events, before, game.opensTurn), [viewer, events, before, game])
  return (
    <p role="status" className="visually-hidden">
      {ended?.opened && game.TurnTold && (
        <Suspense fallback={null}>
          <game.TurnTold seat={ended.opened.seat} who={ended.opened.who} events={ended.events} />
        </Suspense>
      )}
    </p>
  )
}
