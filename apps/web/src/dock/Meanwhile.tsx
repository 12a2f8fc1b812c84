import { useMemo } from 'react'
import { useSay } from '../i18n/language.tsx'
import { TurnSummary } from '../log/TurnSummary.tsx'
import { hasJustBegun, turnsBetween, turnsOf } from '../log/turns.ts'
import { useTable } from '../table/context.tsx'

/** What the others did since the viewer's last turn: while they play, and until something comes of the viewer's own turn. */
export function Meanwhile() {
  const say = useSay()
  const { game, moment, decision } = useTable()
  const { events, viewer } = moment
  const turns = useMemo(() => turnsOf(events, game.opensTurn), [events, game])
  const told = turnsBetween(turns, viewer)
  if (!game.TurnTold || told.length === 0 || (decision && !hasJustBegun(turns, viewer))) return null
  return (
    <section className="dock-meanwhile">
      <h3 className="stencil">{say('dock.since')}</h3>
      {told.map((turn) => (
        <TurnSummary key={turn.key} turn={turn} />
      ))}
    </section>
  )
}
