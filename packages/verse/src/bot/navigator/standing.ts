import { sum } from '@keep-flying/kernel'
import { memory } from '../../ask/memory.ts'
import { aboard } from '../../rules/hold.ts'
import { isSolid } from '../../rules/solid.ts'
import { supplyCard } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import { tokens } from '../../vocabulary/index.ts'
import { keyOf, sheetOf } from '../crew.ts'
import { incomeOf } from '../jobs.ts'
import { riskOf } from '../shopping.ts'
import { goalsAhead, goalWorth, thrift, trustWorth, turnWorth } from '../story.ts'
import { spokenFor, tokenWorth } from '../worth.ts'
import { chartOf, gainOf } from './courses.ts'

/** How well a captain stands, in credits: with the jobs at hand, and by what lies open to all. */
export function standingOf(t: Table, c: Captain): number {
  return openStanding(t, c) + underWay(t, c)
}

export function openStanding(t: Table, c: Captain): number {
  const credit = thrift(t, c)
  return (
    credit * (c.credits + goods(t, c)) +
    goalWorth * c.goals +
    trust(t, c) +
    outfit(t, c, credit) -
    toil(t, c) -
    600 * c.warrants -
    sum(c.crew, (member) => (member.disgruntled ? riskOf(t, member) : 0))
  )
}

/** For how many turns crew and gear are expected to pay. */
const horizon = 10

/** What crew, gear and Upgrades are worth. */
function outfit(t: Table, c: Captain, credit: number): number {
  const sheet = sheetOf(t, c)
  const { professions } = sheet
  const safety = professions.has('pilot') && professions.has('mechanic') ? 300 : 0
  const fittings = sum([...c.upgrades, c.core], (card) => supplyCard(t, card).cost)
  return credit * (horizon * incomeOf(t, sheet) + fittings) + safety
}

const toils = memory<number>(2000)

/** What the goals that are left will still cost. */
function toil(t: Table, c: Captain): number {
  return toils(t.box, `${keyOf(t, c)};${c.goals} ${c.goalsDone ?? ''}`, () => goalsAhead(t, c))
}

function goods(t: Table, c: Captain): number {
  return sum(tokens, (token) => Math.max(0, aboard(c, token) - spokenFor(t, c, token)) * tokenWorth(t, c, token))
}

function trust(t: Table, c: Captain): number {
  return sum([...t.box.contacts.keys()], (contact) => (isSolid(t, c, contact) ? trustWorth(t, c, contact) : 0))
}

/** How much of the best jobs at hand is as good as done: those that come later wait for those before them. */
const counted = [0.9, 0.7, 0.5]

/** What the jobs at hand will bring, less the turns they take. */
function underWay(t: Table, c: Captain): number {
  const worths = chartOf(t, c).plans.map((plan) => Math.max(0, gainOf(t, c, plan) - turnWorth * plan.turns))
  worths.sort((one, other) => other - one)
  return sum(counted.keys(), (n) => (counted[n] ?? 0) * (worths[n] ?? 0))
}
