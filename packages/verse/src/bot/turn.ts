import { bestOf, ranked } from '@keep-flying/kernel'
import { distancesFrom } from '../ask/routes.ts'
import { burnRange, moseyRange } from '../rules/fly.ts'
import type { Captain, Table } from '../state.ts'
import { adviceFor } from './advice.ts'
import { inTime, isOpenThisTurn } from './flight.ts'
import { toAvoid } from './hazards.ts'
import { clutter } from './people.ts'
import { cardsIn, optionIds, type Policies, type Position } from './policy.ts'
import { type Prospect, prospects } from './prospects.ts'
import { type Rate, ratesIn } from './sequence.ts'
import { hiringGains } from './shopping.ts'
import { handIsDebt, isLastTurn, shouldCallLast } from './story.ts'
import { weights } from './weights.ts'

/** The choice of the next action in a turn. */

function chooseAction(position: Position): string {
  const ids = optionIds(position)
  if (ids.includes('hold') && clutter(position.t, position.me)) return 'hold'
  const boxes = adviceFor(position.t)
  const aside = () => firstOf(boxes, (advice) => advice.aside?.(position, ids))
  const next = finish(position, ids) ?? hire(position) ?? aside() ?? act(position, ids)
  return firstOf(boxes, (advice) => advice.prepare?.(position, next)) ?? next
}

function firstOf<T>(items: readonly T[], opinion: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const answer = opinion(item)
    if (answer !== undefined) return answer
  }
  return undefined
}

/** The end of the game: throw away what would cost, and call when ahead. */
function finish(position: Position, ids: readonly string[]): string | undefined {
  const { t, me } = position
  const calls = ids.includes('last-call') && shouldCallLast(t, me)
  if (!calls && !isLastTurn(t)) return undefined
  const [debt] = handIsDebt(t) ? cardsIn(position, 'hand') : []
  if (debt && (calls || cardsIn(position, 'work').length === 0)) return debt.id
  return calls ? 'last-call' : undefined
}

function hire(position: Position): string | undefined {
  const { t, me } = position
  const hands = cardsIn(position, 'hire')
  if (hands.length === 0) return undefined
  const gainOf = hiringGains(t, me)
  return ranked(hands, ({ card }) => gainOf(card))[0]?.id
}

/** What promises most by the turn, here or elsewhere; what is left of a turn goes to honest work. */
function act({ t, me }: Position, ids: readonly string[]): string {
  const worthIt = prospects(t, me).filter((one) => one.gain > 0 && !isIdle(t, me, one, ids))
  const all = worthIt.map((one) => inTime(t, me, one))
  const rate = ratesIn(t, me, all)
  const best = bestOf(all, rate)
  const here = bestOf(
    all.filter((one) => one.at === me.sector && one.action !== undefined && ids.includes(one.action)),
    rate,
  )
  const away = best && best.at !== me.sector ? flight(t, me, best, ids) : undefined
  if (here?.action !== undefined && (!away || !best || goesFirst(t, me, here, best, rate))) return here.action
  const spare = ids.includes('make-work') ? 'make-work' : 'end'
  if (!away || !best) return spare
  return spare === 'make-work' && isTooFar(t, me, best) ? spare : away
}

/** What could be begun here and now if it could be done at all, and cannot, is not worth waiting for. */
function isIdle(t: Table, me: Captain, prospect: Prospect, ids: readonly string[]): boolean {
  const { at, action } = prospect
  return at === me.sector && action !== undefined && !ids.includes(action) && isOpenThisTurn(t, prospect)
}

/** Is something here to be done before leaving for what is better? */
function goesFirst(t: Table, me: Captain, here: Prospect, best: Prospect, rate: Rate): boolean {
  if (rate(here) >= rate(best)) return true
  if (t.state.turn.taken.length > 0) return false
  return here.gain >= weights.worthWaiting || isTooFar(t, me, best)
}

/** Too far for one flight: before it, there is an action to spare. */
function isTooFar(t: Table, me: Captain, best: Prospect): boolean {
  if (t.state.turn.taken.length > 0) return false
  return movesTo(t, me, best) > burnRange(t, me) || best.action === undefined
}

function movesTo(t: Table, me: Captain, { at }: Prospect): number {
  return distancesFrom(t, me.sector, toAvoid(t, me)).get(at) ?? 0
}

/** Mosey where it is near enough, burn where it is not. */
function flight(t: Table, me: Captain, best: Prospect, ids: readonly string[]): string | undefined {
  const near = movesTo(t, me, best) <= moseyRange(t, me)
  const ways = near ? ['mosey', 'burn'] : ['burn', 'mosey']
  return ways.find((way) => ids.includes(way))
}

export const turnPolicies: Policies = { turn: chooseAction }
