import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Wounds } from '../crew/Wounds.tsx'
import { useTable } from '../table.tsx'
import { TurnSign } from '../told/TurnSign.tsx'

const columns = ['crew', 'wounds', 'money', 'gear'] as const

/** How everybody of the Crew came out of it: standing or not, Wounds, money and what they carry. */
export function CrewAfter() {
  const say = useSay()
  const { moment, write } = useTable()
  const { view, seats, viewer } = moment
  return (
    <table className="end-standings">
      <caption className="visually-hidden">{say('adv.end.crew.after')}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {say(`adv.end.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.crew.map((who) => {
          const stance = who.downed ? 'downed' : who.stance
          const isMine = who.seat === viewer
          return (
            <tr key={who.id}>
              <th scope="row" className="adv-after">
                <TurnSign who={who.id} /> {call(write, 'crew', who.id)}
                <span className="crew-stance" data-stance={stance}>
                  <Icon name={stance} label={say(`adv.${stance}`)} />
                </span>
                {!isMine && <small>{seats.find(({ seat }) => seat === who.seat)?.name}</small>}
              </th>
              <td>
                <Wounds who={who} />
              </td>
              <td>{say('adv.credits', { n: who.credits })}</td>
              <td>{who.gear.length}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
