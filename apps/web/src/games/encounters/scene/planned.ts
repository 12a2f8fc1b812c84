import type { CardId, Main, Slot } from '@keep-flying/encounters'

/** A slot of Serenity as a plan would leave it. */
export interface PlannedSlot extends Slot {
  /** From 1, the lowest. */
  readonly number: number
  /** An Upgrade that the plan buys comes here. */
  readonly coming: CardId | null
}

/** Where the Upgrades of a plan would go: each into the highest slot that is empty by then, or that is given up. */
export function plannedRack(
  serenity: readonly Slot[],
  upgrades: readonly CardId[],
  buys: readonly string[],
): readonly PlannedSlot[] {
  const rest = upgrades.filter((card) => buys.includes(card))
  const isFree = ({ strike, upgrade }: Slot) => upgrade === null && (strike === null || buys.includes(strike))
  const empty = serenity.filter(isFree).length
  const kept = serenity.filter(({ upgrade }) => upgrade !== null && buys.includes(`replace ${upgrade}`))
  const replaced = kept.slice(0, Math.max(0, rest.length - empty))
  return serenity
    .map((slot, index) => ({ ...slot, number: index + 1 }))
    .toReversed()
    .map((slot) => {
      const takes = isFree(slot) || replaced.some(({ upgrade }) => upgrade === slot.upgrade)
      return { ...slot, coming: takes ? (rest.shift() ?? null) : null }
    })
}

/** The strikes that so much healing would take away: only whole ones go, the heaviest that still fit first. */
export function healedBy(strikes: Main['strikes'], healing: number): ReadonlySet<CardId> {
  if (healing === 0) return new Set()
  let left = healing
  const fitting = strikes
    .toSorted((one, other) => other.damage - one.damage)
    .filter(({ damage }) => {
      if (damage > left) return false
      left -= damage
      return true
    })
  return new Set(fitting.map(({ card }) => card))
}
