import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { useLooking } from '../../../table/context.tsx'
import { useTable } from '../table.tsx'

/** Whose turn it is, and which phase. */
export function Plate() {
  const say = useSay()
  const { openRule } = useLooking()
  const { moment, write } = useTable()
  const { active, turn, interMission } = moment.view
  if (moment.over) return <p className="stencil">{say('dock.plate.over')}</p>
  if (interMission) return <p className="stencil">{say('enc.plate.plan')}</p>
  const phase = say(`enc.phase.${turn.phase}`)
  const who =
    moment.viewer === active
      ? say('enc.plate.yours', { phase })
      : say('enc.plate.theirs', { who: call(write, 'seat', active), phase })
  return (
    <p className="stencil">
      <button
        type="button"
        className="enc-phase"
        title={say('enc.phase.rule')}
        onClick={() => openRule(rules[turn.phase])}
      >
        {who}
      </button>
    </p>
  )
}

/** What each phase is. */
const rules = { episode: 'TURN-02', action: 'TURN-03', strike: 'TURN-04', cleanup: 'TURN-05' } as const
