import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'

/** Whose turn it is, and which phase. */
export function Plate() {
  const say = useSay()
  const { moment, write } = useTable()
  const { active, turn, interMission } = moment.view
  if (moment.over) return <p className="stencil">{say('dock.plate.over')}</p>
  if (interMission) return <p className="stencil">{say('enc.plate.plan')}</p>
  const phase = say(`enc.phase.${turn.phase}`)
  const who =
    moment.viewer === active
      ? say('enc.plate.yours', { phase })
      : say('enc.plate.theirs', { who: call(write, 'seat', active), phase })
  return <p className="stencil">{who}</p>
}
