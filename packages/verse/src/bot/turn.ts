import { distancesFrom } from '../routes.ts'
import { burnCost, burnRange, moseyRange } from '../rules/fly.ts'
import { aboard } from '../rules/hold.ts'
import type { Captain, Table } from '../state.ts'
import { bestOf, type Helm, optionIds, type Policies, ranked } from './helm.ts'
import { rateOf, toAvoid } from './jobs.ts'
import { clutter } from './people.ts'
import { type Prospect, prospects } from './plan.ts'
import { hiringGains } from './shopping.ts'
import { handIsDebt, isLastTurn, shouldCallLast } from './story.ts'

/** The choice of the next action in a turn. */

/** Below this, an action here is not worth arriving later elsewhere. */
const worthWaiting = 300

function chooseAction(helm: Helm): string {
  const ids = optionIds(helm)
  if (ids.includes('hold') && clutter(helm.t, helm.me)) return 'hold'
  return finish(helm, ids) ?? hire(helm, ids) ?? act(helm, ids)
}

/** The end of the game: throw away what would cost, and call when ahead. */
function finish({ t, me }: Helm, ids: readonly string[]): string | undefined {
  const calls = ids.includes('last-call') && shouldCallLast(t, me)
  if (!calls && !isLastTurn(t)) return undefined
  const debt = handIsDebt(t) ? ids.find((id) => id.startsWith('discard-job:')) : undefined
  if (debt !== undefined && (calls || !ids.some((id) => id.startsWith('job:')))) return debt
  return calls ? 'last-call' : undefined
}

function hire({ t, me }: Helm, ids: readonly string[]): string | undefined {
  const cards = ids.filter((id) => id.startsWith('hire:')).map((id) => id.slice('hire:'.length))
  if (cards.length === 0) return undefined
  const [best] = ranked(cards, hiringGains(t, me))
  return best === undefined ? undefined : `hire:${best}`
}

function act({ t, me }: Helm, ids: readonly string[]): string {
  const all = prospects(t, me)
  const here = bestOf(
    all.filter((one) => one.at === me.sector && one.gain > 0 && one.action !== undefined && ids.includes(one.action)),
    rateOf,
  )
  const best = bestOf(all, rateOf)
  const away = best && best.at !== me.sector && best.gain > 0 ? flight(t, me, best, ids) : undefined
  if (here?.action && (!away || rateOf(here) >= rateOf(best ?? here) || pays(t, me, here, best))) return here.action
  if (away && best && canWaitWithoutLoss(t, me, best) && ids.includes('make-work')) return 'make-work'
  if (away) return away
  if (ids.includes('make-work')) return 'make-work'
  return ids.includes('end') ? 'end' : (ids[0] ?? 'end')
}

/** Is something here worth doing first, though the better thing is elsewhere? */
function pays(t: Table, me: Captain, here: Prospect, best: Prospect | undefined): boolean {
  if (t.state.turn.taken.length > 0) return !best
  const needed = best && canWaitWithoutLoss(t, me, best) ? 1 : worthWaiting
  return here.gain >= needed
}

/** Too far for this turn anyway: an action before the flight costs no time. */
function canWaitWithoutLoss(t: Table, me: Captain, best: Prospect): boolean {
  if (t.state.turn.taken.length > 0) return false
  const moves = distancesFrom(t, me.sector, toAvoid(t, me)).get(best.at) ?? 0
  return moves > burnRange(t, me) || best.action === undefined
}

/** Mosey where it is near enough, burn where it is not. */
function flight(t: Table, me: Captain, best: Prospect, ids: readonly string[]): string | undefined {
  const moves = distancesFrom(t, me.sector, toAvoid(t, me)).get(best.at) ?? 0
  const mosey = ids.includes('mosey') ? 'mosey' : undefined
  if (mosey && moves <= moseyRange(t, me)) return mosey
  if (ids.includes('burn') && aboard(me, 'fuel') >= burnCost(t, me)) return 'burn'
  return mosey
}

export const turnPolicies: Policies = { turn: chooseAction }
