import { ranked, sum } from '@keep-flying/kernel'
import { memory } from '../../ask/memory.ts'
import type { Distances } from '../../ask/routes.ts'
import { aboard } from '../../rules/hold.ts'
import { isSolid, solidContacts } from '../../rules/solid.ts'
import { goalsLeft, openGoals } from '../../rules/story.ts'
import { isLeader, jobCard, story } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import { type ContactId, type Goal, tokens } from '../../vocabulary/index.ts'
import { keyOf, sheetOf } from '../crew.ts'
import { waysFrom } from '../hazards.ts'
import { jobFactors, type Pace, pace } from '../job-factors.ts'
import { incomeOf, type JobPlan, nearest, whereIs } from '../jobs.ts'
import { plansOf } from '../prospects.ts'
import { goalAttempt, isWanted, mayWorkGoals, priceOfGoal, whereReady } from '../story.ts'
import { isForShip, spokenFor, tokenWorth } from '../worth.ts'

/**
 * How many more rounds a captain will need to win. What each thing says was fitted by linear regression to the beginnings of turns
 * in games of captains by themselves; docs/bots.md tells how well it does.
 */
export function roundsLeft(t: Table, c: Captain): number {
  const left = goalsLeft(t, c)
  const asked = Math.max(0, ...left.map(priceOfGoal))
  const missing = Math.max(0, asked - c.credits)
  const sheet = sheetOf(t, c)
  const { fight, tech, negotiate } = sheet.points
  const income = Math.max(leastIncome, incomeOf(t, sheet))
  const ways = waysFrom(t, c, c.sector)
  const turnsFor = pace(t, c)
  const plans = plansOf(jobFactors(t, c), ways)
  const toWin = contactsToWin(t, c, left)
  const earning = trustUnderWay(t, c, plans)
  const [best, second] = ranked(plans, (plan) => worthOf(t, c, plan))
  return (
    5.8 +
    0.81 * (missing / 1000) +
    0.32 * (missing / income) -
    0.11 * Math.min(mostSurplus, Math.max(0, c.credits - asked) / 1000) -
    0.37 * (goodsToSell(t, c) / 1000) +
    3.3 * toWin.length +
    2.4 * anyToWin(t, c, left) +
    3.6 * left.filter(({ kind }) => kind === 'work').length +
    0.15 * triesAt(t, c, left) -
    0.6 * earning.size -
    0.5 * (worthOf(t, c, best) / 1000) -
    0.41 * (worthOf(t, c, second) / 1000) +
    turnsToGoal(t, c, ways, turnsFor) +
    0.41 * turnsToSeek(t, toWin, earning, ways, turnsFor) -
    (0.24 * fight + 0.42 * tech + 0.21 * negotiate) +
    0.52 * Math.min(mostWarrants, c.warrants) +
    temper(t, c)
  )
}

const leastIncome = 150
/** More thousands than this over what the story asks for no longer help. */
const mostSurplus = 5
const mostWarrants = 3

/** Contacts by name without whose trust the story is not won. */
function contactsToWin(t: Table, c: Captain, left: readonly Goal[]): readonly ContactId[] {
  const named = new Set([...(story(t).requiresSolid ?? []), ...left.flatMap(trustAsked)])
  return [...named].filter((contact) => !isSolid(t, c, contact))
}

/** A goal that can be reached now is a gain, and the nearer the better. */
function turnsToGoal(t: Table, c: Captain, ways: Distances, turnsFor: Pace): number {
  if (!mayWorkGoals(t, c)) return 0
  const places = openGoals(t, c).flatMap((goal) => nearest(ways, whereReady(t, c, goal)) ?? [])
  if (places.length === 0) return 0
  return 0.33 * Math.min(...places.map((at) => turnsFor(ways.get(at) ?? farAway))) - 2.2
}

/** How far it is to somebody whose trust is still to be sought. */
function turnsToSeek(
  t: Table,
  toWin: readonly ContactId[],
  earning: ReadonlySet<ContactId | null>,
  ways: Distances,
  turnsFor: Pace,
): number {
  const sought = toWin.filter((contact) => !earning.has(contact))
  if (sought.length === 0) return 0
  return Math.min(...sought.map((contact) => turnsFor(ways.get(whereIs(t, contact) ?? '') ?? farAway)))
}

const farAway = 15

/** What a crew out of temper costs, the Leader above all. */
function temper(t: Table, { crew }: Captain): number {
  return sum(crew, (member) => {
    if (!member.disgruntled) return 0
    return isLeader(t, member) ? 1.0 : 0.15
  })
}

function trustAsked(goal: Goal): readonly ContactId[] {
  return (goal.kind === 'work' ? goal.solid : goal.when?.solidWith) ?? []
}

/** How many more contacts, whoever they are, must trust the captain. */
function anyToWin(t: Table, c: Captain, left: readonly Goal[]): number {
  const asked = left.map((goal) => (goal.kind === 'work' ? 0 : (goal.when?.solidWithAnyOf ?? 0)))
  return Math.max(0, ...asked.map((count) => count - solidContacts(t, c).length))
}

const mostTries = 12
const tries = memory<number>(3000)

/** How often the crew will have to try at the goals that are worked. */
function triesAt(t: Table, c: Captain, left: readonly Goal[]): number {
  return tries(t.box, `${keyOf(t, c)};${c.goals} ${c.goalsDone ?? ''}`, () => {
    const rich = { ...c, credits: Number.POSITIVE_INFINITY }
    return sum(left, (goal) => {
      if (goal.kind !== 'work') return 0
      return Math.min(mostTries, 1 / goalAttempt(t, rich, sheetOf(t, c), goal).complete)
    })
  })
}

function bringsTrust(t: Table, c: Captain, { card }: JobPlan): boolean {
  const { contact } = jobCard(t, card)
  return contact !== null && isWanted(t, c, contact) && !isSolid(t, c, contact)
}

/** The contacts whose trust brings the story on, with a job at hand that will earn it. */
function trustUnderWay(t: Table, c: Captain, plans: readonly JobPlan[]): ReadonlySet<ContactId | null> {
  const earning = plans.filter((plan) => plan.gain > 0 && bringsTrust(t, c, plan))
  return new Set(earning.map(({ card }) => jobCard(t, card).contact))
}

/** What a job at hand will bring, less the turns it takes. */
function worthOf(t: Table, c: Captain, plan: JobPlan | undefined): number {
  if (!plan) return 0
  return Math.max(0, plan.gain + (bringsTrust(t, c, plan) ? 1500 : 0) - 300 * plan.turns)
}

function goodsToSell(t: Table, c: Captain): number {
  const spare = tokens.filter((token) => !isForShip(token))
  return sum(spare, (token) => Math.max(0, aboard(c, token) - spokenFor(t, c, token)) * tokenWorth(t, c, token))
}
