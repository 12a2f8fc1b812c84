import { askFirst, type Decision, type Option, question, type Rules, type Value, type Word } from '@keep-flying/kernel'
import type { Table } from '../state.ts'
import { allMet } from './conditions.ts'
import { doEffects } from './effects.ts'
import { type Help, helpsAfter, helpsBefore, ownTexts } from './helps.ts'
import { turnHeroic } from './stance.ts'
import { nameOf, says, tell } from './table.ts'
import {
  isDisgruntled,
  isPassed,
  openTest,
  pointsIn,
  rollBase,
  shownTest,
  type TestPlan,
  type TestRun,
  totalOf,
} from './test-run.ts'
import { pay } from './timeline.ts'

/** Skill Tests: what is declared before the roll, the roll, and what may follow it. */

/** Makes a Test: helps are declared, then the tester pays its time, then the dice are rolled. */
export function* makeTest(t: Table, plan: TestPlan, before?: (run: TestRun) => void): Rules<TestRun> {
  const run = openTest(plan)
  if (run.heroic) turnHeroic(t, run.tester)
  applyLasting(t, run)
  yield* applyPassives(t, run)
  const dice = yield* prepare(t, run)
  pay(t, run.tester, run.time)
  before?.(run)
  rollBase(t, run, dice)
  yield* improve(t, run)
  t.state.test = null
  tell(t, isPassed(t, run) ? 'test-passed' : 'test-failed', () => ({ who: nameOf(run.tester) }))
  return run
}

/** Some events change the target number of the next Test of a Skill. */
function applyLasting({ state }: Table, run: TestRun): void {
  for (const one of state.lasting) if (one.what === 'test-target' && one.skill === run.skill) run.target += one.amount
  state.lasting = state.lasting.filter((one) => one.what !== 'test-target' || one.skill !== run.skill)
}

function* applyPassives(t: Table, run: TestRun): Rules<void> {
  for (const text of ownTexts(run, 'passive')) {
    const context = { self: run.tester, cause: run.tester, target: null, test: run }
    if (allMet(t, context, text.action.needs)) yield* doEffects(t, context, text.action.do)
  }
}

/** Asks for helps until the tester rolls; returns the number of dice. */
function* prepare(t: Table, run: TestRun): Rules<number> {
  for (;;) {
    const helps = helpsBefore(t, run)
    const rolls = Array.from({ length: run.dice }, (_, n) => n + 1)
    if (helps.length === 0 && rolls.length === 1) return 1
    const options = rolls.map((dice) => rollOption(dice))
    const id = yield* askHelps(t, run, 'test.prepare', helps, options)
    const dice = rolls.find((n) => rollId(n) === id)
    if (dice !== undefined) return dice
  }
}

/** The answer that rolls so many dice. */
export const rollId = (dice: number) => `roll ${dice}`

function rollOption(dice: number): Option {
  return { id: rollId(dice), text: says('offer.roll', { n: dice }), role: 'risky' }
}

/** Asks the tester, and offers to others what they can do for it; does what was chosen, or returns what else was. */
function* askHelps(
  t: Table,
  run: TestRun,
  kind: string,
  helps: readonly Help[],
  own: readonly Option[],
): Rules<string | null> {
  const { seat } = run.tester
  const shown = (help: Help): Option => ({ id: help.id, ...help.option })
  const mine = helps.filter((help) => help.seat === seat).map(shown)
  const prompt = says(`ask.${kind}`, testWords(t, run))
  const others = [...new Set(helps.map((help) => help.seat))].filter((other) => other !== seat)
  const decisions: Decision[] = [
    question.one({ seat, kind, prompt, options: [...mine, ...own] }),
    ...others.map((other) =>
      question.one({
        seat: other,
        kind: 'test.help',
        prompt: says('ask.test.help', testWords(t, run)),
        options: helps.filter((help) => help.seat === other).map(shown),
        standing: true,
      }),
    ),
  ]
  t.state.test = shownTest(t, run)
  const { index, value } = yield* askFirst(decisions)
  return yield* doChosen(helps, decisions[index]?.seat ?? seat, value)
}

/** What a question says of a Test; what to reach in a Brawl is known once the Goon has rolled. */
function testWords(t: Table, run: TestRun): Readonly<Record<string, Word>> {
  const { tester, kind, skill, against, target, rolls } = run
  return {
    who: nameOf(tester),
    kind: against ? kind : 'skill',
    skill: says(`skill.${run.instead ?? skill}`),
    whom: against ? nameOf(against) : '',
    n: target,
    points: pointsIn(t, run),
    total: rolls.length > 0 ? totalOf(t, run) : 0,
    why: isDisgruntled(run) ? 'disgruntled' : 'low',
  }
}

function* doChosen(helps: readonly Help[], seat: number, value: Value): Rules<string | null> {
  const help = helps.find((one) => one.id === value && one.seat === seat)
  if (!help) return typeof value === 'string' ? value : null
  const doing = help.does()
  if (doing !== true) yield* doing
  return null
}

/** After the roll: bonus dice and rerolls, for as long as the Test is not passed and somebody wants to. */
function* improve(t: Table, run: TestRun): Rules<void> {
  while (!isPassed(t, run)) {
    const helps = helpsAfter(t, run)
    if (helps.length === 0) return
    const accept: Option = { id: 'accept', text: says('offer.accept-failure'), role: 'end' }
    const id = yield* askHelps(t, run, 'test.improve', helps, [accept])
    if (id === accept.id) return
  }
}
