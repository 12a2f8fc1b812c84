import { solidContacts } from '@keep-flying/verse/ask'
import { useSay } from '../../../i18n/language.tsx'
import { SeatMark } from '../../../table/SeatMark.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'

/** Where everybody ended: winners first, then by goals, then by money. */
export function Standings() {
  const say = useSay()
  const { moment, t } = useTable()
  const { captains, result } = moment.view
  const winners = result?.winners ?? []
  const order = captains.toSorted(
    (one, other) =>
      Number(winners.includes(other.seat)) - Number(winners.includes(one.seat)) ||
      other.goals - one.goals ||
      other.credits - one.credits,
  )
  return (
    <table className="end-standings">
      <caption className="visually-hidden">{say('end.standings')}</caption>
      <thead>
        <tr>
          {(['captain', 'goals', 'credits', 'solid', 'warrants', 'crew'] as const).map((column) => (
            <th key={column} scope="col">
              {say(`end.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {order.map((captain) => (
          <tr key={captain.seat}>
            <th scope="row">
              <SeatMark seat={captain.seat} label />
              {winners.includes(captain.seat) && <Icon name="leader" label={say('end.winner')} />}
              <small>{moment.seats.find(({ seat }) => seat === captain.seat)?.name}</small>
            </th>
            <td>{captain.goals}</td>
            <td>{say('end.money', { credits: result?.credits[captain.seat] ?? captain.credits })}</td>
            <td>{solidContacts(t, captain).length}</td>
            <td>{captain.warrants}</td>
            <td>{captain.crew.length}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
