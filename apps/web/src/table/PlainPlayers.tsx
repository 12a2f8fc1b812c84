import { useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useTable } from './context.tsx'
import { SeatMark } from './SeatMark.tsx'
import { SeatTime } from './SeatTime.tsx'
import './plain-players.css'

/** Everybody at the table by mark and name, with a sign at those who are waited for. */
export function PlainPlayers() {
  const say = useSay()
  const { moment } = useTable()
  return (
    <ul className="plain-players" aria-label={say('table.players')}>
      {moment.seats.map(({ seat, kind }) => (
        <li key={seat} data-waited-for={moment.waiting.includes(seat) || undefined}>
          <SeatMark seat={seat} label />
          <SeatTime seat={seat} />
          {kind === 'bot' && <Icon name="bot" label={say('table.seat.bot')} />}
          {moment.waiting.includes(seat) && <Icon name="clock" label={say('table.seat.waited-for')} />}
        </li>
      ))}
    </ul>
  )
}
