import { winnersOf } from '@keep-flying/kernel'
import type { EndParts } from '../game/client.ts'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { SeatMark } from '../table/SeatMark.tsx'
import { Icon } from '../ui/Icon.tsx'

/** Where everybody ended. */
export function Standings({ useStandings, Picture }: Pick<EndParts, 'useStandings' | 'Picture'>) {
  const say = useSay()
  const { outcome, seats } = useTable().moment
  const standings = useStandings()
  if (!standings) return null
  const { columns, rows } = standings
  // Where all win or lose together, nobody is the winner.
  const winners = outcome?.by === 'seats' ? winnersOf(outcome, seats.length) : []
  return (
    <table className="end-standings">
      <caption className="visually-hidden">{say('end.standings')}</caption>
      <thead>
        <tr>
          {[say('end.column.player'), ...columns].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ seat, cells }) => (
          <tr key={seat}>
            <th scope="row">
              {Picture && (
                <span className="end-seat-picture">
                  <Picture seat={seat} />
                </span>
              )}
              <SeatMark seat={seat} label />
              {winners.includes(seat) && <Icon name="leader" label={say('end.winner')} />}
              <small>{seats.find((one) => one.seat === seat)?.name}</small>
            </th>
            {columns.map((column, n) => (
              <td key={column}>{cells[n]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
