import { ranked, sum } from '@keep-flying/kernel'
import { memory } from '../../ask/memory.ts'
import { aboard } from '../../rules/hold.ts'
import { isSolid, solidContacts } from '../../rules/solid.ts'
import { goalsLeft } from '../../rules/story.ts'
import { jobCard, story } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import { type ContactId, type Goal, type Token, tokens } from '../../vocabulary/index.ts'
import { keyOf, sheetOf } from '../crew.ts'
import { waysFrom } from '../hazards.ts'
import { jobFactors } from '../job-factors.ts'
import { incomeOf, type JobPlan } from '../jobs.ts'
import { plansOf } from '../prospects.ts'
import { goalAttempt, isWanted, priceOfGoal } from '../story.ts'
import { spokenFor, tokenWorth } from '../worth.ts'

/**
 * How many more rounds a captain will need to win. What each thing says was fitted by linear regression to the beginnings of turns
 * in games of captains by themselves; docs/bots.md tells how well it does.
 */
export function roundsLeft(t: Table, c: Captain): number {
  const left = goalsLeft(t, c)
  const asked = Math.max(0, ...left.map(priceOfGoal))
  const missing = Math.max(0, asked - c.credits)
  const income = Math.max(leastIncome, incomeOf(t, sheetOf(t, c)))
  const plans = plansOf(jobFactors(t, c), waysFrom(t, c, c.sector))
  const [best = 0, second = 0] = ranked(
    plans.map((plan) => worthOf(t, c, plan)),
    (worth) => worth,
  )
  return (
    2.5 +
    0.66 * (missing / 1000) +
    0.85 * (missing / income) -
    0.26 * Math.min(mostSurplus, Math.max(0, c.credits - asked) / 1000) -
    0.77 * (goodsToSell(t, c) / 1000) +
    6.2 * contactsToWin(t, c, left) +
    2.9 * anyToWin(t, c, left) +
    1.6 * left.length +
    1.7 * left.filter(({ kind }) => kind === 'work').length +
    0.18 * triesAt(t, c, left) -
    1.2 * trustUnderWay(t, c, plans) -
    0.83 * (best / 1000) -
    0.51 * (second / 1000)
  )
}

const leastIncome = 150
/** More thousands than this over what the story asks for no longer help. */
const mostSurplus = 5

/** Contacts by name without whose trust the story is not won. */
function contactsToWin(t: Table, c: Captain, left: readonly Goal[]): number {
  const named = new Set([...(story(t).requiresSolid ?? []), ...left.flatMap(trustAsked)])
  return [...named].filter((contact) => !isSolid(t, c, contact)).length
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

/** How many contacts whose trust brings the story on have a job at hand that will earn it. */
function trustUnderWay(t: Table, c: Captain, plans: readonly JobPlan[]): number {
  const earning = plans.filter((plan) => plan.gain > 0 && bringsTrust(t, c, plan))
  return new Set(earning.map(({ card }) => jobCard(t, card).contact)).size
}

/** What a job at hand will bring, less the turns it takes. */
function worthOf(t: Table, c: Captain, plan: JobPlan): number {
  return Math.max(0, plan.gain + (bringsTrust(t, c, plan) ? 1500 : 0) - 300 * plan.turns)
}

/** Fuel and Parts are for the ship. */
function goodsToSell(t: Table, c: Captain): number {
  const isForShip = (token: Token) => token === 'fuel' || token === 'part'
  const spare = tokens.filter((token) => !isForShip(token))
  return sum(spare, (token) => Math.max(0, aboard(c, token) - spokenFor(t, c, token)) * tokenWorth(t, c, token))
}
