import { misbehavesToPass, outlookOf, teamAtHand } from '@keep-flying/verse/ask'
import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'

const actionsPerTurn = 2

/** Where we are: whose turn, which action, and the deed under way. */
export function Plate() {
  const where = useWhere()
  return (
    <>
      <p className="stencil">{where}</p>
      <MisbehaveCount />
    </>
  )
}

function useWhere(): string {
  const say = useSay()
  const { moment, me, write, decision } = useTable()
  const { phase, active, turn, attempt } = moment.view
  if (moment.over) return say('dock.plate.over')
  if (phase === 'set-up') return say('dock.plate.set-up')
  if (me?.seat !== active) return say('dock.plate.other', { who: call(write, 'seat', active) })
  if (attempt?.seat === me.seat)
    return say('dock.plate.work', {
      job: attempt.job === null ? say('dock.plate.goal') : call(write, 'card', attempt.job),
    })
  const n = turn.taken.length
  const last = turn.taken.at(-1)
  if (decision?.kind === 'turn' || last === undefined)
    return n >= actionsPerTurn ? say('dock.plate.no-actions') : say('dock.plate.turn', { n: n + 1, of: actionsPerTurn })
  return say('dock.plate.act', { act: say(`dock.act.${last}`), n, of: actionsPerTurn })
}

/** How far a job's misbehaving has got. */
function MisbehaveCount() {
  const say = useSay()
  const { t, moment, me } = useTable()
  const { attempt } = moment.view
  if (!me || attempt?.seat !== me.seat || !attempt.misbehaving) return null
  const goal = t.box.stories.get(moment.view.options.story)?.goals[me.goals]
  const printed =
    attempt.job !== null ? outlookOf(t, me, attempt.job).misbehave : goal?.kind === 'work' ? goal.misbehave : 0
  const of = misbehavesToPass(t, teamAtHand(t, me), printed)
  return (
    <span className="dock-count">
      <Icon name="misbehave" /> {say('dock.plate.misbehave', { n: Math.min(attempt.passed + 1, of), of })}
    </span>
  )
}
