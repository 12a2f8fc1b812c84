import { bestOf, type Decision, ranked, sum } from '@keep-flying/kernel'
import { facedIn, facesOf } from '../ask/at-hand.ts'
import { TeamOdds } from '../ask/odds.ts'
import { distancesFrom } from '../ask/routes.ts'
import { isOpen, meetsRequirement } from '../rules/events.ts'
import { type Team, wholeCrew } from '../rules/gear.ts'
import { pointsOf, swapsFor } from '../rules/skill.ts'
import { goalHere } from '../rules/story.ts'
import { abilityOf, gearCard, jobCard } from '../rules/table.ts'
import { addedMisbehaves, termsOf } from '../rules/work.ts'
import type { Attempt, Captain, Member, Table } from '../state.ts'
import {
  type Band,
  type CardId,
  type Option,
  type Result,
  type SectorId,
  type Skill,
  type Test,
  tokens,
  waysOn,
} from '../vocabulary/index.ts'
import { adviceFor, prizeOf } from './advice.ts'
import { crewWorth, sheetOf } from './crew.ts'
import { aimOf } from './flight.ts'
import { jobFactors, pace } from './job-factors.ts'
import { netPay, stepsLeft } from './jobs.ts'
import { cardsIn, offers, optionIds, type Policies, type Position } from './policy.ts'
import { goalWorth, solidWorth, thrift, turnWorth, warrantWorth } from './story.ts'
import { weights } from './weights.ts'
import { type Stakes, tokenWorth, worthOfEffects } from './worth.ts'

/** Choices on cards, and everything about tests: take what promises most. */

type AnyOption = Option<string>

/** What is being resolved, and what each outcome would be worth. */
export interface Trouble {
  readonly team: Team
  readonly odds: TeamOdds
  readonly options: readonly AnyOption[]
  readonly stakes: Stakes
  readonly outcomes: Readonly<Record<string, number>>
}

export function troubleOf({ t, me, decision, aim }: Position): Trouble {
  const { attempt } = t.state
  const atWork = attempt?.seat === me.seat ? attempt : null
  const team = atWork ? teamOf(me, atWork) : wholeCrew(me)
  const pay = atWork?.job ? netPay(jobFactors(t, me), jobCard(t, atWork.job)) : 0
  return {
    team,
    odds: new TeamOdds(t, team),
    options: facesOf(t, me, facedIn(decision) ?? ''),
    stakes: { t, team, pay, credit: thrift(t, me) },
    outcomes: atWork ? workOutcomes(t, me, atWork, thrift(t, me) * pay) : navOutcomes(t, me, aim),
  }
}

function teamOf(captain: Captain, attempt: Attempt): Team {
  const members = captain.crew.filter((member) => attempt.team.includes(member.card))
  return { captain, members, carried: [...attempt.carried], attempt }
}

function stepAtWork(t: Table, me: Captain, job: CardId) {
  const { opportunity } = jobCard(t, job)
  if (t.state.attempt?.opportunity && opportunity) return opportunity
  const pickedUp = me.jobs.find((active) => active.card === job)?.pickedUp ?? false
  return stepsLeft(jobCard(t, job), pickedUp)[0]
}

function navOutcomes(t: Table, me: Captain, aim = aimOf(t, me)): Record<string, number> {
  if (aim?.at === me.sector) return { 'keep-flying': 0, 'full-stop': 0, evade: -200 }
  const stop = weights.fullStop + (aim ? aim.rate * turnsLostBy(t, me, aim.at) * weights.stopping : 0)
  return { 'keep-flying': 0, 'full-stop': -stop, evade: 100 - stop }
}

/** How much later a captain gets somewhere whose flight ends here. */
function turnsLostBy(t: Table, me: Captain, to: SectorId): number {
  const { flight } = t.state.turn
  const left = distancesFrom(t, me.sector).get(to)
  if (!flight || left === undefined) return 0
  const turnsFor = pace(t, me)
  return turnsFor(left) - turnsFor(Math.max(0, left - (flight.range - flight.flown)))
}

/** A botched job may be tried again; a Warrant ends it. */
function workOutcomes(t: Table, me: Captain, attempt: Attempt, pay: number): Record<string, number> {
  const { proceed } = sheetOf(t, me).misbehaving
  const job = attempt.job === null ? null : jobCard(t, attempt.job)
  const step = attempt.job === null ? goalHere(t, me) : stepAtWork(t, me, attempt.job)
  const under = me.jobs.find((active) => active.card === attempt.job)?.laidUnder ?? []
  const asked = job && step && 'at' in step ? termsOf(t, under, job, step) : {}
  const cards = (step?.misbehave ?? 0) + (asked.moreMisbehaves ?? 0) + (job ? addedMisbehaves(t, me, job) : 0)
  const besides = sum(under, (card) => prizeOf(jobFactors(t, me), card, cards))
  const prize = job ? pay + besides + solidWorth(t, me, job.contact) : goalWorth
  const again = Math.max(0, 0.8 * prize * proceed ** cards - turnWorth)
  const left = Math.max(0, cards - attempt.passed - 1)
  const warrant = warrantWorth(t, me, job?.contact ?? null)
  const through = prize * proceed ** left
  return {
    proceed: through,
    complete: prize,
    botched: again - (job ? sum(adviceFor(t), (advice) => advice.botchCost?.(t, me) ?? 0) : 0),
    warrant: (job ? 0 : again) - warrant,
    // Another card, or two, must be passed first.
    replace: proceed * through + (1 - proceed) * again,
    'as-drawn': proceed ** 2 * through + (1 - proceed ** 2) * again,
  }
}

export function worthOfResult(trouble: Trouble, result: Result<string>, bribes = 0): number {
  const ends = trouble.odds.ends(result, 'helped', { bribes })
  return sum(
    ends,
    (end) => end.chance * ((trouble.outcomes[end.outcome] ?? 0) + worthOfEffects(trouble.stakes, end.effects)),
  )
}

const bribe = 100
const mostBribes = 10

/** With bribes to be had, as many as pay. */
function worthOfOption(trouble: Trouble, option: AnyOption): number {
  const bribable = 'test' in option && option.test.bribes
  const worth = bribable ? bestBribe(trouble, option, mostBribes).worth : worthOfResult(trouble, option)
  return worth - costOf(trouble, option)
}

function costOf({ stakes, team }: Trouble, { cost, costWaivedIf }: AnyOption): number {
  const { t } = stakes
  if (!cost || (costWaivedIf && meetsRequirement(t, team, costWaivedIf))) return 0
  return (cost.credits ?? 0) + sum(tokens, (token) => (cost[token] ?? 0) * tokenWorth(t, team.captain, token))
}

function bestBribe(trouble: Trouble, result: Result<string>, most: number): { bribes: number; worth: number } {
  const affordable = Math.min(most, Math.floor(trouble.team.captain.credits / bribe))
  const ways = Array.from({ length: affordable + 1 }, (_, bribes) => ({
    bribes,
    worth: worthOfResult(trouble, result, bribes) - bribe * bribes,
  }))
  return bestOf(ways, (way) => way.worth) ?? { bribes: 0, worth: 0 }
}

function chooseOption(position: Position): string | undefined {
  const trouble = troubleOf(position)
  const open = trouble.options.filter(
    (option) => offers(position, option.id) && isOpen(position.t, trouble.team, option),
  )
  return bestOf(open, (option) => worthOfOption(trouble, option))?.id
}

/** A result that calls for a test. */
interface Testing {
  readonly test: Test
  readonly bands: readonly Band<string>[]
}

function testsIn(result: Result<string>): Testing[] {
  return [...('test' in result ? [result] : []), ...waysOn(result).flatMap(testsIn)]
}

/** The test being taken: one of those that the option chosen may lead to. */
export function findTest({ options }: Trouble, { about }: Decision, is: (test: Test) => boolean): Testing | undefined {
  const tests = options.filter(({ id }) => id === about?.id).flatMap(testsIn)
  return tests.find(({ test }) => is(test)) ?? tests[0]
}

function payBribes(position: Position): number | undefined {
  const trouble = troubleOf(position)
  const { decision } = position
  const testing = findTest(trouble, decision, (test) => test.bribes === true)
  if (!testing || decision.form !== 'amount') return undefined
  return bestBribe(trouble, testing, Math.min(decision.max, mostBribes)).bribes
}

/** The crew who takes the test alone should be likely to pass it, and not be much of a loss. */
function chooseTester(position: Position): string | undefined {
  const { t } = position
  const trouble = troubleOf(position)
  const { team, odds } = trouble
  const testing = findTest(trouble, position.decision, (test) => test.byOneCrew === true)
  if (!testing) return undefined
  const best = bestOf(team.members, (tester) => {
    const passes = odds.test(testing.test, testing.bands, { tester }).helped.at(-1) ?? 0
    return passes * (trouble.outcomes['proceed'] ?? 0) - (1 - passes) * crewWorth(t, tester)
  })
  return best?.card
}

function swapSkill(position: Position): boolean {
  const { t } = position
  const trouble = troubleOf(position)
  const { team, odds } = trouble
  const testing = findTest(trouble, position.decision, (test) => swapsFor(t, team, test.skill).length > 0)
  const swap = testing && swapsFor(t, team, testing.test.skill)[0]
  if (!swap) return false
  const passes = (skill: Skill) => odds.test(testing.test, testing.bands, { skill }).helped.at(-1) ?? 0
  return passes(swap.to) > passes(testing.test.skill)
}

/** What giving up a piece of gear adds to a roll that shows so much. */
function givenUp(t: Table, card: CardId, die: number): { readonly skill: Skill; readonly plus: number } | undefined {
  const gear = gearCard(t, card)
  const [advised] = adviceFor(t).flatMap((advice) => advice.afterRoll?.(gear, die) ?? [])
  return abilityOf(gear, 'discard-after-roll') ?? advised
}

/** What one gives up with a piece of gear. */
export const gearWorth = 150

function afterRoll(position: Position): string | undefined {
  const { t, decision } = position
  const trouble = troubleOf(position)
  const { rolled } = t.state
  if (!rolled) return undefined
  const { skill, die, total } = rolled
  const testing = findTest(trouble, decision, (test) => test.skill === skill)
  if (!testing) return undefined
  const { bands } = testing
  const bandAt = (points: number) =>
    Math.max(
      0,
      bands.findLastIndex((band) => points >= band.from),
    )
  const worths = bands.map((band) => worthOfResult(trouble, band))
  const worthAt = (points: number) => worths[bandAt(points)] ?? 0
  const gear = cardsIn(position, 'discard').map(({ id, card }) => ({ id, plus: givenUp(t, card, die)?.plus ?? 0 }))
  if (worthAt(total + sum(gear, ({ plus }) => plus)) - gearWorth * gear.length > worthAt(total))
    return bestOf(gear, ({ plus }) => worthAt(total + plus) + plus)?.id
  const [again] = cardsIn(position, 'reroll')
  if (!again || bandAt(total) === bands.length - 1) return 'accept'
  const odds = trouble.odds.test(testing.test, bands, { skill }).plain
  const hoped = sum(worths.keys(), (n) => (odds[n] ?? 0) * (worths[n] ?? 0))
  return bandAt(total) === 0 || hoped > worthAt(total) ? again.id : 'accept'
}

/** An Ace costs nothing; gear that stands in for one is kept for cards that are hard. */
function playAce(position: Position): string {
  const { t, me } = position
  if (offers(position, 'ace')) return 'ace'
  const spare = optionIds(position).find((id) => id !== 'face')
  if (spare === undefined) return 'face'
  const trouble = troubleOf(position)
  const open = trouble.options.filter((option) => isOpen(t, trouble.team, option))
  const faced = Math.max(trouble.outcomes['botched'] ?? 0, ...open.map((option) => worthOfOption(trouble, option)))
  const passed = trouble.outcomes['proceed'] ?? 0
  return passed - faced > gearCard(t, spare).cost && me.gear.includes(spare) ? spare : 'face'
}

/** Enough Fight for a part of the crew to hold out by itself, more likely than not. */
const strongEnough = 10

/** Those who can hold out go apart, as few of them as it takes; or else whoever is missed least. */
function goApart(position: Position): string[] {
  const { t, me } = position
  const ids = optionIds(position)
  const able = me.crew.filter((member) => ids.includes(member.card))
  const { team } = troubleOf(position)
  const fight = (member: Member) => pointsOf(t, team, member, 'fight')
  const strong: Member[] = []
  for (const member of ranked(able, fight))
    if (sum(strong, fight) < strongEnough && strong.length + 1 < team.members.length) strong.push(member)
  const chosen =
    sum(strong, fight) >= strongEnough ? strong : ranked(able, (member) => -crewWorth(t, member)).slice(0, 1)
  return chosen.map(({ card }) => card)
}

export const cardPolicies: Policies = {
  nav: chooseOption,
  misbehave: chooseOption,
  trial: chooseOption,
  'alliance-contact': chooseOption,
  'reaver-contact': chooseOption,
  'misbehave.ace': playAce,
  'nav.ignore': () => true,
  'goal.pay': () => true,
  'medic.reroll': () => true,
  'test.bribe': payBribes,
  'test.tester': chooseTester,
  'test.swap': swapSkill,
  'test.spend-for-bonus': () => true,
  'pay.spend-for-bonus': () => false,
  'test.after-roll': afterRoll,
  'split.apart': goApart,
}
