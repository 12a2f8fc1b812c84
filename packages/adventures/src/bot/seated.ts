import { type Bot, legalAnswer } from '@keep-flying/kernel'
import { bossSeat } from '../options.ts'
import type { State } from '../state.ts'
import { bossPolicies } from './boss.ts'
import { turnIntent } from './intent.ts'
import { type Policies, positionOf, type Sharing } from './position.ts'

/** A bot that works the Job by some policies; at the Boss's seat it plays the Goons. A share of what it could do may escape it. */
export function seated(id: string, crewPolicies: Policies, share: Sharing, overlooks = 0): Bot<State> {
  return {
    id,
    choose(seat) {
      const { decision, random } = seat
      const position = positionOf(seat, share, overlooks)
      const isBoss = seat.seat === bossSeat(position.t.state.options)
      const policies = isBoss ? bossPolicies : crewPolicies
      return legalAnswer(decision, policies[decision.kind]?.(position), random)
    },
    intends(seat) {
      const position = positionOf(seat, share, overlooks)
      return seat.seat === bossSeat(position.t.state.options) ? null : turnIntent(position)
    },
  }
}
