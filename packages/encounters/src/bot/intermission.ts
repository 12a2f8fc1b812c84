import { brokenLimits, type Option, type SomeOf, sum } from '@keep-flying/kernel'
import { cardOf, type Policies, type Position } from './position.ts'
import { healingWorth, repairWorth } from './strikes.ts'
import { upgradeWorth } from './upgrades.ts'
import type { Weighed } from './weights.ts'

/** Between two Episodes: what the team has earned is spent on whatever is worth most together. */

interface Plan {
  readonly named: readonly string[]
  readonly worth: number
}

/** The plan that is worth most: every set of Upgrades and repairs, with the rest spent on healing and on cards. */
function planTogether({ t, decision }: Position): readonly string[] {
  if (decision.form !== 'some') return []
  const single = decision.options.filter(({ most = 1, group }) => most === 1 && group !== 'heal' && group !== 'draw')
  const sets = subsets(single).filter((named) => brokenLimits(decision, idsOf(named)).length === 0)
  const plans = sets.map((named) => withTheRest(t, decision, named))
  return plans.reduce((best, plan) => (plan.worth > best.worth ? plan : best), { named: [], worth: 0 } as Plan).named
}

function subsets<T>(items: readonly T[]): T[][] {
  const sets: T[][] = [[]]
  for (const item of items) sets.push(...sets.map((set) => [...set, item]))
  return sets
}

function idsOf(options: readonly Option[]): string[] {
  return options.map(({ id }) => id)
}

/** What a set of Upgrades and repairs leaves is split between healing and cards. */
function withTheRest(t: Weighed, decision: SomeOf, set: readonly Option[]): Plan {
  const heal = decision.options.find(({ group }) => group === 'heal')
  const draw = decision.options.find(({ group }) => group === 'draw')
  const bought = sum(set, (option) => worthOf(t, option))
  let best: Plan = { named: idsOf(set), worth: bought }
  for (let healed = 0; healed <= (heal?.most ?? 0); healed++)
    for (let drawn = 0; drawn <= (draw?.most ?? 0); drawn++) {
      const worth = bought + healing(t, healed) + t.weights.draw * drawn * t.state.players.length
      if (worth <= best.worth) continue
      const named = [...idsOf(set), ...times(heal, healed), ...times(draw, drawn)]
      if (brokenLimits(decision, named).length === 0) best = { named, worth }
    }
  return best
}

function times(option: Option | undefined, n: number): string[] {
  return option ? Array.from({ length: n }, () => option.id) : []
}

function worthOf(t: Weighed, option: Option): number {
  const { group } = option
  const card = cardOf(option)
  if (group === 'upgrade' && card !== null) return upgradeWorth(t, card)
  return group === 'repair' ? repairWorth(t) * t.weights.repairsTogether : 0
}

/** What healing so much damage of everybody is worth; strikes are healed whole. */
function healing(t: Weighed, credits: number): number {
  if (credits === 0) return 0
  return sum(t.state.mains, (main) => {
    let left = credits
    for (const { damage } of main.strikes.toSorted((one, other) => other.damage - one.damage))
      if (damage <= left) left -= damage
    return healingWorth(t, main, credits - left)
  })
}

export const interMissionPolicies: Policies = {
  'intermission.plan': planTogether,
  'intermission.amend': planTogether,
  'intermission.decide': planTogether,
  'intermission.vote': () => 'accept',
}
