import type { Name } from '@keep-flying/kernel'
import { type Attempt, chanceFrom, chanceOf, type Improvement } from '../odds/skill-test.ts'
import { allMet } from '../rules/conditions.ts'
import {
  assistsFor,
  boostsFor,
  distractedFor,
  intelPoints,
  mostBribes,
  ownTexts,
  rerollsFor,
  takesIntel,
} from '../rules/helps.ts'
import { turns } from '../rules/stance.ts'
import { openTest, pointsIn, skillPoints, type TestPlan, type TestRun, testInState } from '../rules/test-run.ts'
import { type CrewText, textKey } from '../rules/texts.ts'
import { markerOf } from '../rules/timeline.ts'
import type { Marker, Table } from '../state.ts'
import type { Crew, Effect, Skill } from '../vocabulary/index.ts'

/** What a Skill Test would come to: who can do what for it, and the exact chance with any of that. */

/** Something that may be done for a Test, and what it brings. */
export interface TestHelp {
  /** As the option is called that does it. */
  readonly id: string
  readonly kind: 'boost' | 'bribe' | 'intel' | 'assist' | 'reroll'
  /** What it is called, where a card names it. */
  readonly name: Name | null
  readonly of: Crew
  readonly seat: number
  /** Moments of whoever helps; of the tester for boosts. */
  readonly time: number
  /** Whether using it turns a Casual Crew Member Heroic. */
  readonly turnsHeroic: boolean
  /** How often: as many $100 as the tester has, and everything else once. */
  readonly most: number
  /** What each time adds. */
  readonly points: number
  readonly dice: number
  /** After the roll. */
  readonly dieRerolls: number
  readonly testRerolls: number
  readonly ignored: number
}

export interface TestAhead {
  readonly skill: Skill
  readonly target: number
  /** The most dice, without helps. */
  readonly dice: number
  /** Moments of the tester, without helps. */
  readonly time: number
  /** All that is added to the dice, without helps. */
  readonly points: number
  /** How likely it is that the Crew Card does not count, and what the points are then. */
  readonly unsettled: { readonly chance: number; readonly points: number }
  readonly ignored: number
  /** Each die with the bonus dice it led to; none before the roll. */
  readonly rolls: readonly (readonly number[])[]
  readonly helps: readonly TestHelp[]
  /** Who would Assist but is Distracted, and by whose marker. */
  readonly distracted: readonly { readonly of: Crew; readonly by: Marker }[]
}

/** How often each help is used, by its id. */
export type Helping = Readonly<Record<string, number>>

/** A Test that somebody may make. */
export function testAhead(t: Table, plan: TestPlan): TestAhead {
  const tester = plan.heroic ? { ...plan.tester, stance: 'heroic' as const } : plan.tester
  const run = openTest({ ...plan, tester })
  for (const one of t.state.lasting) if (one.what === 'test-target' && one.skill === run.skill) run.target += one.amount
  const passives = ownTexts(run, 'passive').filter(({ action }) =>
    allMet(t, { self: tester, cause: tester, target: null, test: run }, action.needs),
  )
  const effects = passives.flatMap(({ action }) => action.do)
  for (const effect of effects) if (effect.do === 'add') run.added += effect.amount
  return lookAt(
    t,
    run,
    effects.reduce((chance, effect) => chance + lossChance(effect), 0),
  )
}

/** The Test that is being made; null if there is none. */
export function testUnderWay(t: Table): TestAhead | null {
  const run = testInState(t)
  return run && lookAt(t, run, 0)
}

const sides = 6

/** How likely a die takes the Crew Card's points away. */
function lossChance(effect: Effect): number {
  if (effect.do !== 'roll') return 0
  const losing = Object.values(effect.faces).filter((effects) => effects.some(({ do: what }) => what === 'no-skill'))
  return losing.length / sides
}

function lookAt(t: Table, run: TestRun, lost: number): TestAhead {
  const { skill, target, dice, time, ignored, rolls } = run
  return {
    skill,
    target,
    dice,
    time,
    points: pointsIn(t, run),
    unsettled: { chance: lost, points: pointsIn(t, { ...run, noSkill: true }) },
    ignored,
    rolls,
    helps: rolls.length === 0 ? [...helpsBefore(t, run), ...helpsAfter(t, run)] : helpsAfter(t, run),
    distracted: rolls.length === 0 ? distractedMates(t, run) : [],
  }
}

function distractedMates(t: Table, run: TestRun): TestAhead['distracted'] {
  return distractedFor(t, run).flatMap((who) => {
    const own = markerOf(t, who)
    const by = t.state.timeline.markers.find(({ moment }) => moment === own?.moment)
    return by ? [{ of: who.id, by }] : []
  })
}

function helpsBefore(t: Table, run: TestRun): TestHelp[] {
  const { tester, skill } = run
  const own = { ...nothing, of: tester.id, seat: tester.seat }
  const bribes = mostBribes(run)
  return [
    ...boostsFor(t, run).map((text) => textHelp(text, 'boost', run)),
    ...(bribes > 0 ? [{ ...own, id: 'bribe', kind: 'bribe', most: bribes, points: 1 } as const] : []),
    ...(takesIntel(t, run) ? [{ ...own, id: 'intel', kind: 'intel', points: intelPoints } as const] : []),
    ...assistsFor(t, run).map((text) => ({
      ...textHelp(text, 'assist', run),
      id: `assist ${text.of.id}`,
      points: skillPoints(text.of, skill),
    })),
  ]
}

function helpsAfter(t: Table, run: TestRun): TestHelp[] {
  return rerollsFor(t, run).map((text) => textHelp(text, 'reroll', run))
}

const nothing = {
  name: null,
  time: 0,
  turnsHeroic: false,
  most: 1,
  points: 0,
  dice: 0,
  dieRerolls: 0,
  testRerolls: 0,
  ignored: 0,
}

function textHelp(text: CrewText, kind: TestHelp['kind'], run: TestRun): TestHelp {
  const { of, action, gear } = text
  const name: Name = { name: 'action', id: action.id, of: gear?.card ?? of.id }
  const turnsHeroic = turns(text)
  const whose = { of: of.id, seat: of.seat }
  const help: TestHelp = { ...nothing, id: textKey(text), kind, name, ...whose, time: action.time, turnsHeroic }
  return action.do.reduce((sum, effect) => withEffect(sum, effect, run), help)
}

function withEffect(help: TestHelp, effect: Effect, run: TestRun): TestHelp {
  switch (effect.do) {
    case 'add':
      return { ...help, points: help.points + effect.amount }
    case 'add-die':
      return { ...help, dice: help.dice + effect.amount }
    case 'swap-skill':
      return { ...help, points: help.points + gainBySwap(run, effect.use) }
    case 'reroll':
      return effect.what === 'die'
        ? { ...help, dieRerolls: help.dieRerolls + 1 }
        : { ...help, testRerolls: help.testRerolls + 1 }
    case 'ignore-disgruntled':
      return { ...help, ignored: help.ignored + effect.amount }
    default:
      return help
  }
}

function gainBySwap({ tester, skill, instead, weapons, noSkill }: TestRun, use: Skill): number {
  return skillPoints(tester, use, weapons, noSkill) - skillPoints(tester, instead ?? skill, weapons, noSkill)
}

/** The chance with some helps, by the number of dice: the first is that of one die. Each roll is made as well as can be. */
export function testChances(test: TestAhead, helping: Helping = {}): number[] {
  const dice = test.dice + sumOf(test, helping, 'dice')
  return Array.from({ length: dice }, (_, n) =>
    overCards(test, helping, (attempt) => chanceOf({ ...attempt, dice: n + 1 })),
  )
}

/** The best chance with some helps, and with how many dice; fewer are better where they do as well. */
export function bestTest(test: TestAhead, helping: Helping = {}): { readonly dice: number; readonly chance: number } {
  const chances = testChances(test, helping)
  const best = Math.max(...chances)
  const dice = chances.findIndex((chance) => chance > best - equal) + 1
  return { dice, chance: best }
}

const equal = 1e-12

/** After the roll: the chance with some helps, or if one thing is done first. */
export function rolledChance(test: TestAhead, helping: Helping = {}, first?: Improvement): number {
  return overCards(test, helping, (attempt) => chanceFrom(test.rolls, attempt, first))
}

/** Over whether the Crew Card counts. */
function overCards(test: TestAhead, helping: Helping, chance: (attempt: Omit<Attempt, 'dice'>) => number): number {
  const { points, unsettled } = test
  const added = sumOf(test, helping, 'points')
  const after = {
    ignored: test.ignored + sumOf(test, helping, 'ignored'),
    dieRerolls: sumOf(test, helping, 'dieRerolls'),
    testRerolls: sumOf(test, helping, 'testRerolls'),
  }
  const counted = chance({ ...after, need: test.target - points - added })
  if (unsettled.chance === 0) return counted
  const lost = chance({ ...after, need: test.target - unsettled.points - added })
  return (1 - unsettled.chance) * counted + unsettled.chance * lost
}

type Gain = 'points' | 'dice' | 'dieRerolls' | 'testRerolls' | 'ignored'

function sumOf({ helps }: TestAhead, helping: Helping, gain: Gain): number {
  return helps.reduce((sum, help) => sum + Math.min(helping[help.id] ?? 0, help.most) * help[gain], 0)
}

/** Every help as often as it can be used. */
export function allHelps({ helps }: TestAhead): Helping {
  return Object.fromEntries(helps.map(({ id, most }) => [id, most]))
}

/** The Moments that the tester pays with some helps. */
export function testTime({ time, helps }: TestAhead, helping: Helping = {}): number {
  return helps.reduce((sum, { id, kind, time: more }) => (kind === 'boost' && helping[id] ? sum + more : sum), time)
}
