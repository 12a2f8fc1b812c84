import { type Bot, legalAnswer, type Value } from '@keep-flying/kernel'
import { mayTake } from '../../rules/actions.ts'
import type { State } from '../../state.ts'
import { answerTo } from '../captain.ts'
import { aimOf, steer } from '../flight.ts'
import { rateOf } from '../jobs.ts'
import { type Aim, optionIds, type Position, positionOf } from '../policy.ts'
import { type Course, flightTo } from './courses.ts'

/**
 * Plays on in an imagined game for one seat: a captain who keeps to a course until it is run, and does not think a flight over at
 * every sector. The others let their turns pass. One is made for each game, as it remembers where it is bound.
 */
export function steersman(mine: number, course: Course | null = null): Bot<State> {
  let bound = course
  let heading: Aim | undefined
  const policies: Readonly<Record<string, (position: Position) => Value | null | undefined>> = {
    turn: (position) => {
      heading = undefined
      if (bound && isDone(position, bound)) bound = null
      if (!bound) return answerTo(position)
      const { at, action } = bound
      const step = follow(position, bound)
      // A shop or a contact offers the same every turn: once is what the course meant.
      if (step === action && at === position.me.sector) bound = null
      return step
    },
    'fly.to': (position) => {
      heading ??= bound ? aimAt(bound) : aimOf(position.t, position.me)
      return steer(position, heading?.at)
    },
  }
  return {
    id: 'steersman',
    choose(seat) {
      const { decision, random } = seat
      if (seat.seat !== mine) return legalAnswer(decision, decision.standing ? null : undefined, random)
      const position = positionOf(seat)
      const policy = policies[decision.kind] ?? answerTo
      const aim = bound ? aimAt(bound) : heading
      return legalAnswer(decision, policy(aim ? { ...position, aim } : position), random)
    },
  }
}

function aimAt(course: Course): Aim {
  return { at: course.at, rate: rateOf(course) }
}

/** There is no more to it, or it cannot be done; with its kind of action spent, it waits for the next turn. */
function isDone(position: Position, { at, action, kind }: Course): boolean {
  const { t, me } = position
  if (at !== me.sector) return false
  if (action === undefined) return true
  return !optionIds(position).includes(action) && (kind === undefined || mayTake(t, kind))
}

function follow(position: Position, { at, action }: Course): string {
  const { t, me } = position
  const ids = optionIds(position)
  const next = at === me.sector ? action : flightTo(t, me, at, ids)
  if (next !== undefined && ids.includes(next)) return next
  return ids.includes('make-work') ? 'make-work' : 'end'
}
