import { eventText } from '@keep-flying/kernel'
import { useMemo, useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import { TurnsAloud } from '../log/TurnsAloud.tsx'
import { lastTo } from '../log/turns.ts'
import { isMyTurn } from '../session/turn.ts'
import { useTable } from './context.tsx'

/** Said to those who hear the table: at once that it is their turn, and what is done to them; in time, what others did. */
export function Calls() {
  const say = useSay()
  const { game, moment, write } = useTable()
  const { viewer, events } = moment
  const [before] = useState(() => events.at(-1)?.seq ?? 0)
  const done = useMemo(() => lastTo(viewer, events, before, game.opensTurn), [viewer, events, before, game])
  return (
    <div className="visually-hidden">
      <p role="alert">{done && write(eventText(done))}</p>
      <p role="alert">{isMyTurn(moment) && say('table.your-turn')}</p>
      <TurnsAloud />
    </div>
  )
}
