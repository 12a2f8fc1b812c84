/** Spending what a turn has brought: the things to do that are worth most together. */

export interface Prospect {
  readonly id: string
  readonly worth: number
  /** What it costs in each resource, and in any mix of both; below zero, it brings as much. */
  readonly recruit: number
  readonly attack: number
  readonly either: number
  /** What comes first in the turn: the lower, the earlier. */
  readonly order: number
}

/** So many are weighed against one another; what is worth less than all of them is left for later. */
const most = 11

/** The set of prospects worth most that can be paid for. */
export function bestPlan(prospects: readonly Prospect[], recruit: number, attack: number): readonly Prospect[] {
  const bringing = prospects.filter(bringsPoints)
  const costing = prospects.filter((one) => !bringsPoints(one)).sort((one, other) => other.worth - one.worth)
  const sorted = [...bringing, ...costing].slice(0, most)
  let best: readonly Prospect[] = []
  let bestWorth = 0
  const rest = restWorths(sorted)
  const chosen: Prospect[] = []
  const weigh = (at: number, worth: number, recruitLeft: number, attackLeft: number, either: number) => {
    if (worth > bestWorth) {
      bestWorth = worth
      best = [...chosen]
    }
    const next = sorted[at]
    if (!next || worth + (rest[at] ?? 0) <= bestWorth) return
    const [r, a, e] = [recruitLeft - next.recruit, attackLeft - next.attack, either + next.either]
    if (r >= 0 && a >= 0 && r + a >= e) {
      chosen.push(next)
      weigh(at + 1, worth + next.worth, r, a, e)
      chosen.pop()
    }
    weigh(at + 1, worth, recruitLeft, attackLeft, either)
  }
  weigh(0, 0, recruit, attack, 0)
  return best
}

/** What brings points is weighed before what they are spent on. */
export function bringsPoints({ recruit, attack }: Prospect): boolean {
  return recruit < 0 || attack < 0
}

/** What all prospects from each on are worth together, at most. */
function restWorths(prospects: readonly Prospect[]): number[] {
  const rest = Array.from({ length: prospects.length + 1 }, () => 0)
  for (let at = prospects.length - 1; at >= 0; at--)
    rest[at] = (rest[at + 1] ?? 0) + Math.max(0, prospects[at]?.worth ?? 0)
  return rest
}
