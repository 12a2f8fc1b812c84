import type { Bot } from '@keep-flying/kernel'
import type { State, Table } from '../../state.ts'
import { policies as ofHands } from '../hand.ts'
import { type Policies, positionOf } from '../position.ts'
import { seated } from '../seated.ts'
import { type Consideration, considerations, firstOf } from '../turn.ts'
import { haulingPolicies, lead, raise } from './hauling.ts'
import { outlookOf } from './outlook.ts'
import { passingPolicies, passOn } from './passing.ts'
import { reasonFor } from './reasons.ts'
import { rolesOfOldHands } from './sharing.ts'
import { bideTime, stakePolicies } from './stakes.ts'

/** What keeps somebody alive comes first, as with a hand; then what an old hand knows beyond that. */
const considered: readonly Consideration[] = [
  passOn,
  raise,
  ...considerations.staying,
  bideTime,
  lead,
  ...considerations.working,
]

const policies: Policies = {
  ...ofHands,
  ...passingPolicies,
  ...haulingPolicies,
  ...stakePolicies,
  'turn.action': (position) => firstOf(position, considered),
}

const quick = seated('old-hand', policies, rolesOfOldHands)

/** A hand who has learned what time is worth: several try at once, things pass from hand to hand, and what the Job depends on is tried with help. */
export const oldHand: Bot<State> = {
  ...quick,
  advise(seat) {
    const value = quick.choose(seat)
    if (value === null) return null
    const position = positionOf(seat, rolesOfOldHands, 0)
    return { value, chance: chanceIn(position.t), reason: reasonFor(position, value) }
  },
}

/** The chance to win once the Job has begun; against a Boss nobody knows it. */
function chanceIn(t: Table): number | null {
  const { stage, options } = t.state
  return stage === 'job' && !options.boss ? outlookOf(t) : null
}
