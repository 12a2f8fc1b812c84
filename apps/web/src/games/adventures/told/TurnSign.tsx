import { crewMark } from '../crew-marks.ts'
import { useTable } from '../table.tsx'
import '../../../table/seat-mark.css'
import { Icon } from '../../../ui/Icon.tsx'

/** The mark of the Crew Member whose turn it is or was. */
export function TurnSign({ who }: { who: string }) {
  const { moment } = useTable()
  const member = moment.view.crew.find(({ id }) => id === who)
  if (!member) return null
  const { color, icon } = crewMark(moment.view, member.id)
  return (
    <span className="seat-sign" style={{ color, fontSize: 16 }} aria-hidden="true">
      <Icon name={icon} />
    </span>
  )
}
