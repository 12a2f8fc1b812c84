import { healthLeft } from '../rules/health.ts'
import type { Main, Table } from '../state.ts'
import type { Weighed } from './weights.ts'

/** How bad strikes are, and how good healing is. */

/** How much damage hurts somebody with so much Health left. */
function fragility({ weights }: Weighed, health: number): number {
  return weights.fragile.find((step) => health <= step.health)?.times ?? 1
}

/** What a Crew Strike on somebody costs the team. */
export function strikeCost(t: Weighed, main: Main): number {
  if (main.down) return 0
  return main.seat === null ? t.weights.strikeOnOther : t.weights.strike * fragility(t, healthLeft(t, main))
}

/** What a Ship Strike costs: more the fuller Serenity is. */
export function shipStrikeCost(t: Weighed): number {
  const { shipStrike } = t.weights
  return shipStrike[Math.min(freeSlots(t), shipStrike.length - 1)] ?? 0
}

/** How many Ship Strikes Serenity can still take. */
function freeSlots({ state }: Table): number {
  return state.serenity.filter(({ strike }) => strike === null).length
}

/** What taking so much damage off somebody is worth. */
export function healingWorth(t: Weighed, main: Main, damage: number): number {
  if (main.strikes.length === 0 || damage <= 0) return 0
  if (main.down) return t.weights.revival
  return main.seat === null ? t.weights.otherHealed : t.weights.perDamage * damage * fragility(t, healthLeft(t, main))
}

/** What repairing a Ship Strike is worth. */
export function repairWorth(t: Weighed): number {
  const { shipStrike } = t.weights
  const free = freeSlots(t)
  const before = shipStrike[Math.min(free, shipStrike.length - 1)] ?? 0
  const after = shipStrike[Math.min(free + 1, shipStrike.length - 1)] ?? 0
  return t.weights.repair + (before - after) * t.weights.repairedRisk
}
