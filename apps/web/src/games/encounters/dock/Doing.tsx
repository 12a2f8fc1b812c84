import { useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'

/** What somebody who is waited for is about: the plan, the turn, or what may be answered to it. */
export function Doing({ seat }: { seat: number }) {
  const say = useSay()
  const { active, turn, interMission } = useTable().moment.view
  if (interMission) return <small>{say(interMission.plan ? 'enc.doing.vote' : 'enc.doing.plan')}</small>
  return <small>{say(seat === active ? `enc.phase.${turn.phase}` : 'enc.doing.steps-in')}</small>
}
