import {
  answerToHelp,
  answerToRoll,
  bestTest,
  brawlAhead,
  brawlChances,
  lockPlan,
  rolledChance,
  type TestAhead,
  testAhead,
  testChances,
  testUnderWay,
  thingAt,
  thingCalled,
  wayPlans,
} from '@keep-flying/adventures/ask'
import type { Decision, Option } from '@keep-flying/kernel'
import type { Block } from '../../terminal/game.ts'
import { aligned } from '../../terminal/layout.ts'
import { bold } from '../../terminal/style.ts'
import { activeCrew, type Sight } from './facts.ts'

/** The chances of the Test under way. */

const percent = (chance: number) => `${Math.round(100 * chance)} %`

/** How likely an option leads to what it is for; what anybody may still do to help is not in it. */
export function chanceWith(sight: Sight, option: Option): string | null {
  return lockChance(sight, option) ?? brawlChance(sight, option) ?? rollChance(sight, option)
}

/** What the best roll on a lock would come to. */
function lockChance(sight: Sight, { at, group }: Option): string | null {
  const who = activeCrew(sight)
  const thing = group === 'lock' && at ? thingAt(sight.t, at) : null
  const plan = who && thing ? lockPlan(sight.t, who, thing) : null
  return plan && percent(bestTest(testAhead(sight.t, plan)).chance)
}

/** What a Brawl would come to that is about to be rolled for. */
function brawlChance({ view, t }: Sight, { id }: Option): string | null {
  const { test } = view
  if (test?.kind !== 'brawl' || test.rolls.length > 0 || id !== answerToRoll(1).value) return null
  const crew = view.crew.find((who) => who.id === test.tester)
  const goon = view.goons.find((one) => one.id === test.against)
  const declared = testUnderWay(t)
  if (!crew || !goon || !declared) return null
  const { deals, takes, both } = brawlChances({ ...brawlAhead(t, crew, goon), test: declared })
  return `deals a Wound ${percent(deals + both)}, takes one ${percent(takes + both)}`
}

/** What rolling so many dice would come to. */
function rollChance(sight: Sight, { id }: Option): string | null {
  const test = openTest(sight)
  if (!test || test.rolls.length > 0) return null
  const at = testChances(test).findIndex((_, n) => answerToRoll(n + 1).value === id)
  const chance = testChances(test)[at]
  return chance === undefined ? null : percent(chance)
}

/** A Brawl has no chance of its own before the Goon has rolled. */
function openTest({ view, t }: Sight): TestAhead | null {
  const test = testUnderWay(t)
  return test && (view.test?.kind !== 'brawl' || test.rolls.length > 0) ? test : null
}

export function oddsOf(sight: Sight, decision: Decision): Block {
  const ways = oddsOfWays(sight, decision)
  if (ways.length > 0) return ways
  const test = openTest(sight)
  if (!test || !('options' in decision)) return []
  if (test.rolls.length > 0)
    return [`${bold('As well as can be from here:')} ${percent(rolledChance(test, every(test)))}`]
  const rows = [
    ['  as it is', ...testChances(test).map(percent)],
    ...decision.options.flatMap((option) => {
      const help = test.helps.find(({ id }) => answerToHelp(id).value === option.id)
      return help ? [[`  with ${sight.say(option.text)}`, ...testChances(test, { [help.id]: 1 }).map(percent)]] : []
    }),
  ]
  const dice = Math.max(...rows.map((row) => row.length - 1))
  const head = ['', ...Array.from({ length: dice }, (_, n) => (n === 0 ? '1 die' : `${n + 1} dice`))]
  return [bold('Chance to pass'), ...aligned([head, ...rows])]
}

/** What each way of a Challenge Card would come to by its best roll, without helps. */
function oddsOfWays(sight: Sight, decision: Decision): Block {
  const { card, about } = decision
  const who = activeCrew(sight)
  const spot = about ? thingCalled(sight.t, about) : null
  if (decision.form !== 'one' || card === undefined || !who || !spot) return []
  const chances = wayPlans(sight.t, who, card, spot).map((plan) => bestTest(testAhead(sight.t, plan)).chance)
  const rows = decision.options.map(({ text }, n) => [`  ${sight.say(text)}`, percent(chances[n] ?? 0)])
  return [bold('Chance to pass'), ...aligned(rows)]
}

const every = ({ helps }: TestAhead) => Object.fromEntries(helps.map(({ id, most }) => [id, most]))
