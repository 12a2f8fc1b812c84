import { actionsInTurn, goalHere, misbehavesToPass, outlookOf, teamAtHand } from '@keep-flying/verse/ask'
import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'
import { whereIs } from './where.ts'

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
  const { t, moment, me, write, decision } = useTable()
  if (moment.over) return say('dock.plate.over')
  const where = whereIs(t, me?.seat ?? null, decision)
  switch (where.at) {
    case 'other':
      return say('dock.plate.other', { who: call(write, 'seat', where.seat) })
    case 'work':
      return say('dock.plate.work', {
        job: where.job === null ? say('dock.plate.goal') : call(write, 'card', where.job),
      })
    case 'turn':
      return say('dock.plate.turn', { n: where.action, of: actionsInTurn(t) })
    case 'action':
      return say('dock.plate.act', { act: say(`dock.act.${where.kind}`), n: where.action, of: actionsInTurn(t) })
    default:
      return say(`dock.plate.${where.at}`)
  }
}

/** How far a job's misbehaving has got. */
function MisbehaveCount() {
  const say = useSay()
  const { t, moment, me } = useTable()
  const { attempt } = moment.view
  if (!me || attempt?.seat !== me.seat || !attempt.misbehaving) return null
  const outlook = attempt.job === null ? goalHere(t, me) : outlookOf(t, me, attempt.job)
  const step = attempt.opportunity && outlook && 'opportunity' in outlook ? outlook.opportunity : outlook
  const printed = step?.misbehave ?? 0
  const of = misbehavesToPass(t, teamAtHand(t, me), printed)
  return (
    <span className="dock-count">
      <Icon name="misbehave" /> {say('dock.plate.misbehave', { n: Math.min(attempt.passed + 1, of), of })}
    </span>
  )
}
