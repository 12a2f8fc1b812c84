import type { Decision, Option } from '@keep-flying/kernel'
import type { Team } from '../rules/gear.ts'
import type { RollChoice } from '../rules/moments.ts'
import { bandAt, type Dice, diceFor } from '../rules/skill.ts'
import { abilityOf, gearCard, leaderOf } from '../rules/table.ts'
import type { RolledTest, Table } from '../state.ts'
import type { Band, OptionName } from '../vocabulary/index.ts'
import { helpedChance } from './odds.ts'

/** What may still be done about a roll, with the exact chances of each band. */

/** The chance of each band if a roll is dealt with in this way, and from there on as is best for the best band. */
export interface AfterRollOdds {
  /** The option. */
  readonly id: string
  readonly chances: readonly number[]
  /** Whether a card is given up for it. */
  readonly spends: boolean
}

/** A test whose dice have fallen. */
export interface FallenTest {
  readonly team: Team
  readonly option: OptionName
  readonly bands: readonly Band<string>[]
  readonly rolled: RolledTest
}

interface Way {
  readonly id: string
  readonly rerolls: boolean
  /** What is added for a card given up. */
  readonly plus: number
  /** What a box makes of the dice. */
  readonly extra: RollChoice | null
}

export function afterRollOdds(t: Table, fallen: FallenTest, decision: Decision): readonly AfterRollOdds[] {
  const options = decision.form === 'one' ? decision.options : []
  const ways = options.map((option) => wayOf(t, fallen, option))
  const dice = diceFor(t, fallen.team, fallen.rolled.skill)
  return ways.map((way) => ({
    id: way.id,
    chances: chancesOf(fallen, dice, way, ways),
    spends: way.plus > 0 || way.extra !== null,
  }))
}

function wayOf(t: Table, { team, option: tested, rolled }: FallenTest, { id, group, at }: Option): Way {
  const card = at && 'card' in at ? at.card : null
  if (group === 'reroll' || card === null) return { id, rerolls: group === 'reroll', plus: 0, extra: null }
  const { skill, die } = rolled
  const inHand = { ...team, carried: [{ gear: card, by: leaderOf(team.captain).card }] }
  const test = { option: tested, skill, takers: team.members, gear: [card] }
  const extra = t.moments
    .flatMap((on) => on.afterRoll?.(t, inHand, test, die) ?? [])
    .find((one) => one.option.id === id)
  const plus = abilityOf(gearCard(t, card), 'discard-after-roll')?.plus ?? 0
  return extra ? { id, rerolls: false, plus: 0, extra } : { id, rerolls: false, plus, extra: null }
}

function chancesOf(fallen: FallenTest, dice: Dice, way: Way, ways: readonly Way[]): readonly number[] {
  const { bands, rolled } = fallen
  const { die, total, points = total - die } = rolled
  const left = ways.filter((other) => other !== way)
  const rerolls = left.filter((other) => other.rerolls).length
  const spare = left.reduce((sum, { plus }) => sum + plus, 0)
  const again = (fixed: number, more: number) => bands.map((_, n) => helpedChance(dice, bands, n, fixed, more, spare))
  if (way.rerolls) return again(points, rerolls)
  if (way.extra) {
    const fixed = points + way.extra.die
    return way.extra.rollsOn ? again(fixed, 0) : certain(bands, fixed)
  }
  // For a price, a 1 that is left as it is passes.
  if (dice.ones === 'made-good' && die === 1) return bands.map((_, n) => (n === bands.length - 1 ? 1 : 0))
  const goesOn = way.plus > 0 && rerolls > 0 && bandAt(bands, total + way.plus) < bands.length - 1
  return goesOn ? again(points + way.plus, rerolls - 1) : certain(bands, total + way.plus)
}

function certain(bands: readonly Band<string>[], total: number): readonly number[] {
  const hit = bandAt(bands, total)
  return bands.map((_, n) => (n === hit ? 1 : 0))
}

/** What a card given up is worth, where going from the worst band to the best is worth 1. */
const worthOfCard = 0.05

function worthOf({ chances, spends }: AfterRollOdds): number {
  const best = Math.max(1, chances.length - 1)
  return chances.reduce((sum, chance, n) => sum + (chance * n) / best, spends ? -worthOfCard : 0)
}

/** The way that promises most; cards are given up where that is worth it. */
export function bestAfterRoll(odds: readonly AfterRollOdds[]): string | null {
  const [first, ...others] = odds
  if (!first) return null
  return others.reduce((best, other) => (worthOf(other) > worthOf(best) ? other : best), first).id
}
