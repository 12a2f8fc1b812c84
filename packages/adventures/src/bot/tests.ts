import { bestOf, type Option } from '@keep-flying/kernel'
import { challengeCard } from '../catalog/index.ts'
import { mostBribes } from '../rules/helps.ts'
import { skillPoints } from '../rules/test-run.ts'
import { type CrewText, textKey, textsFor } from '../rules/texts.ts'
import type { CrewMember, OpenTest, Table } from '../state.ts'
import type { SkillTest } from '../vocabulary/index.ts'
import { chance, rollFor } from './chances.ts'
import { effectOf, points } from './crew.ts'
import { goonFight } from './fights.ts'
import { loudness } from './hiding.ts'
import { askedOf, optionsIn, type Policies, type Position, tokenOf } from './position.ts'
import { weights } from './weights.ts'

/** Skill Tests: which way, with which helps, with how many dice. */

function chooseWay(position: Position): string | undefined {
  const { t, decision } = position
  const who = askedOf(position)
  if (!who || decision.card === undefined) return undefined
  const { options } = challengeCard(decision.card)
  const ways = [
    { id: 'a', way: options[0] },
    { id: 'b', way: options[1] },
  ]
  return bestOf(ways, ({ way: { test, time, heroic } }) => {
    const loud = heroic ? loudness(t, who) : 0
    return worthTrying(position, who, test) - time - loud
  })?.id
}

/** What a Test is worth with as much paid for it as is worth paying. */
function worthTrying(position: Position, who: CrewMember, test: SkillTest): number {
  const need = test.target - points(who, test.skill)
  const bribes = Array.from({ length: mostBribes({ type: test.type, tester: who }) + 1 }, (_, paid) => paid)
  const worths = bribes.map((paid) => chance(test.dice, need - paid) * successIn(position) - paid * weights.bribe)
  return Math.max(...worths)
}

/** What a success is worth; more where the Job depends on it. */
function successIn({ stake = 0 }: Position): number {
  return weights.success + stake
}

interface Odds {
  readonly dice: number
  readonly need: number
}

/** What the dice must bring; in a Brawl, about what the other side comes to. */
function oddsOf(t: Table, test: OpenTest): Odds {
  const goon = t.state.goons.find(({ id }) => id === test.against)
  const target = test.kind === 'brawl' && test.rolls.length === 0 && goon ? 4 + goonFight(goon) : test.target
  return { dice: test.dice, need: target - test.points }
}

/** The help that is worth most; with none worth its price, the best number of dice. */
function prepare(position: Position): string | undefined {
  const { test } = position.t.state
  return (test && bestHelp(position, test)) ?? rollAtOnce(position)
}

/** The best number of dice, without anything that helps. */
export function rollAtOnce(position: Position): string | undefined {
  const { test } = position.t.state
  if (!test) return undefined
  const { dice, need } = oddsOf(position.t, test)
  const rolls = optionsIn(position).filter(({ role }) => role === 'risky')
  return rolls[rollFor(Math.min(dice, rolls.length), need).dice - 1]?.id
}

function bestHelp(position: Position, test: OpenTest): string | null {
  const helps = optionsIn(position).map((option) => ({ id: option.id, gain: gainOf(position, test, option) }))
  const help = bestOf(helps, ({ gain }) => gain)
  return help && help.gain > weights.worthIt ? help.id : null
}

/** What a help brings beyond what it costs, in Moments. */
function gainOf(position: Position, test: OpenTest, option: Option): number {
  const { t } = position
  const odds = oddsOf(t, test)
  const before = chance(odds.dice, odds.need)
  const after = ({ dice = odds.dice, need = odds.need }: Partial<Odds>) =>
    (chance(dice, need) - before) * successIn(position)
  if (option.group === 'bribe') return after({ need: odds.need - 1 }) - weights.bribe
  if (option.group === 'intel') return after({ need: odds.need - 2 }) - weights.intel
  if (option.group === 'assist') {
    const helper = t.state.crew.find(({ id }) => id === tokenOf(option))
    return helper ? after({ need: odds.need - skillPoints(helper, test.skill) }) - weights.assist : 0
  }
  const text = option.group === 'boost' ? textOf(t, test, option) : undefined
  if (!text) return 0
  const tester = t.state.crew.find(({ id }) => id === test.tester)
  const swap = effectOf(text.action, 'swap-skill')
  const swapped = swap && tester ? skillPoints(tester, swap.use) - skillPoints(tester, test.skill) : 0
  const added = (effectOf(text.action, 'add')?.amount ?? 0) + swapped
  const dice = odds.dice + (effectOf(text.action, 'add-die')?.amount ?? 0)
  return after({ dice, need: odds.need - added }) - text.action.time - (text.action.exhaust ? weights.usedUp : 0)
}

function textOf(t: Table, test: OpenTest, option: Option): CrewText | undefined {
  const tester = t.state.crew.find(({ id }) => id === test.tester)
  return tester && textsFor(tester, 'boost', 'free', 'any-time').find((text) => textKey(text) === option.id)
}

/** Others help where it is worth their time. */
function help(position: Position): string | null {
  const { test } = position.t.state
  if (!test) return null
  if (test.rolls.length > 0) return optionsIn(position).find(isQuiet)?.id ?? null
  return bestHelp(position, test)
}

/** Nobody turns Heroic for a roll. */
function isQuiet({ sign }: Option): boolean {
  return sign !== 'heroic'
}

/** Nothing is lost by rolling on. */
function improve(position: Position): string | undefined {
  const options = optionsIn(position).filter(isQuiet)
  return (options.find(({ usual }) => usual) ?? options.find(({ role }) => role !== 'end'))?.id
}

/** The die that shows least is rolled again. */
function chooseDie(position: Position): string | undefined {
  const rolls = position.t.state.test?.rolls.flat() ?? []
  const options = optionsIn(position)
  const values = options.map((option, n) => ({ id: option.id, face: rolls[n] ?? 6 }))
  return bestOf(values, ({ face }) => -face)?.id
}

export const testPolicies: Policies = {
  'challenge.way': chooseWay,
  'test.prepare': prepare,
  'test.help': help,
  'test.improve': improve,
  'test.die': chooseDie,
}
