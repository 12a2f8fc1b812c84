import { eventText } from '@keep-flying/kernel'
import { useMemo, useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import { lastTo } from '../log/turns.ts'
import { isMyTurn } from '../session/turn.ts'
import { useTable } from './context.tsx'

/** Said at once to those who hear the table: that it is their turn, and what is done to them. The log tells the rest. */
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
    </div>
  )
}
