import { distancesFrom } from '../ask/routes.ts'
import type { Captain, Table } from '../state.ts'
import { waysFrom } from './hazards.ts'
import { pace } from './job-factors.ts'
import { rateOf } from './jobs.ts'
import type { Prospect } from './prospects.ts'
import { weights } from './weights.ts'

/** What is done one after the other: something on the way to something better costs little time. */

export type Rate = (prospect: Prospect) => number

/** Tells what a prospect brings by the turn, by itself or with the best of the others after it. */
export function ratesIn(t: Table, me: Captain, all: readonly Prospect[]): Rate {
  const from = waysFrom(t, me, me.sector)
  const turnsFor = pace(t, me)
  const reach = all.map(({ at }) => turnsFor(from.get(at) ?? farAway))
  return (first) => {
    const beyond = distancesFrom(t, first.ends ?? first.at)
    let best = rateOf(first)
    for (let n = 0; n < all.length; n++) {
      const next = all[n]
      if (!next || !mayFollow(first, next)) continue
      const way = turnsFor(beyond.get(next.at) ?? farAway)
      const turns = first.turns + next.turns - (reach[n] ?? 0) + way
      const gain = first.gain + weights.next * next.gain
      // No rate over several turns is above the plain one, which is soon computed.
      if (turns >= 1 && gain <= best * turns) continue
      best = Math.max(best, rateOf({ gain, turns }))
    }
    return best
  }
}

const farAway = 30

/** Of errands of a kind one is often enough, but for work. */
function mayFollow(first: Prospect, next: Prospect): boolean {
  return next !== first && (next.kind === 'work' || next.kind !== first.kind) && next.action !== first.action
}
