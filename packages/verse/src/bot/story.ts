import { bestOf, onceFor, sum } from '@keep-flying/kernel'
import { type End, TeamOdds } from '../ask/odds.ts'
import { isOpen } from '../rules/events.ts'
import { sectorsAt } from '../rules/map.ts'
import { goalNeeds, goalSectors } from '../rules/needs.ts'
import { isSolid, solidContacts } from '../rules/solid.ts'
import { goalsLeft, nextGoal, payValue, placeOf } from '../rules/story.ts'
import { jobCard, rivalsOf, story } from '../rules/table.ts'
import type { Captain, Table } from '../state.ts'
import type { ContactId, Goal, Result, SectorId, WorkGoal, WorkOutcome } from '../vocabulary/index.ts'
import { adviceFor } from './advice.ts'
import { type Sheet, sheetOf, sheetUnder } from './crew.ts'
import { weights } from './weights.ts'

/** What the story asks for, in credits and chances. */

/** What reaching a goal is worth, beside ordinary pay. */
export const goalWorth = weights.goal
/** What a turn is worth: about what a captain earns in one. */
export const turnWorth = weights.turn

/** Is the story won by what it asks for, rather than by what is left in the end? */
function isRace(t: Table): boolean {
  const { end, goals } = story(t)
  return end.kind === 'last-goal-wins' || (goals.length > 0 && end.kind !== 'last-call')
}

/** What a credit is worth: less, once there are more than the story will ever ask for. */
export function thrift(t: Table, c: Captain): number {
  if (!isRace(t)) return 1
  const asked = Math.max(0, ...goalsLeft(t, c).map(priceOfGoal))
  return Math.max(0.1, Math.min(1, (asked + weights.outfit) / Math.max(1, c.credits)))
}

export const priceOfGoal = onceFor((goal: Goal): number => {
  if (goal.kind !== 'work') return goal.when?.credits ?? 0
  return Math.max(goal.pays ?? 0, ...goal.trial.flatMap(pricesIn))
})

function pricesIn(result: Result<WorkOutcome>): number[] {
  const own = (result.effects ?? []).map((effect) => (effect.do === 'pay-to-complete' ? effect.credits : 0))
  return 'bands' in result ? [...own, ...result.bands.flatMap(pricesIn)] : own
}

/** What may be spent: not what the next goal asks for, once it is there. */
export function purse(t: Table, c: Captain): number {
  const goal = nextGoal(t, c)
  const asked = goal && isRace(t) ? priceOfGoal(goal) : 0
  return c.credits - weights.reserve - (c.credits >= asked ? asked : 0)
}

/** Contacts whose trust brings the story on. */
export function isWanted(t: Table, c: Captain, contact: ContactId): boolean {
  if (story(t).requiresSolid?.includes(contact)) return true
  const goal = nextGoal(t, c)
  if (goal?.kind === 'work') return goal.solid?.includes(contact) === true
  if (!goal?.when) return false
  if (goal.when.solidWith) return goal.when.solidWith.includes(contact)
  const wanted = goal.when.solidWithAnyOf ?? 0
  return wanted > 0 && (isSolid(t, c, contact) || solidContacts(t, c).length < wanted)
}

/** What becoming Solid with a contact is worth. */
export function solidWorth(t: Table, c: Captain, contact: ContactId | null): number {
  if (contact === null || isSolid(t, c, contact)) return 0
  const worth = isWanted(t, c, contact) ? weights.wantedTrust : weights.trust
  return Math.max(worth, ...adviceFor(t).map((advice) => advice.trust?.(t, c, contact) ?? 0))
}

/** What is lost with the trust of a contact. */
export function trustWorth(t: Table, c: Captain, contact: ContactId | null): number {
  if (contact === null || !isSolid(t, c, contact)) return 0
  return isWanted(t, c, contact) ? weights.wantedTrust : weights.trust
}

/** What a Warrant costs: the fine in the end, and whoever cuts ties over it. */
export function warrantWorth(t: Table, c: Captain, contact: ContactId | null): number {
  return weights.warrant + trustWorth(t, c, 'harken') + trustWorth(t, c, contact)
}

/** Do those without whose trust nobody may work on a goal trust this captain? */
export function mayWorkGoals(t: Table, c: Captain): boolean {
  return (story(t).requiresSolid ?? []).every((contact) => isSolid(t, c, contact))
}

/** Where a goal can be reached with nothing missing but being there. */
export function whereReady(t: Table, c: Captain, goal: Goal): readonly SectorId[] {
  if (goal.kind === 'tally') return []
  if (goal.kind === 'work') {
    const lacks = goalNeeds(t, c, goal).some((need) => !need.met && need.is !== 'at')
    return lacks ? [] : sectorsAt(t, placeOf(t, c, goal))
  }
  const { solidWith = [], solidWithAnyOf = 0, credits = 0 } = goal.when
  const isReady =
    c.credits >= credits &&
    solidWith.every((contact) => isSolid(t, c, contact)) &&
    solidContacts(t, c).length >= solidWithAnyOf
  return isReady ? goalSectors(t, c, goal) : []
}

export interface Attempt {
  /** The chances of one try. */
  readonly complete: number
  readonly warrant: number
  readonly deaths: number
}

export function goalAttempt(t: Table, c: Captain, whole: Sheet, goal: WorkGoal): Attempt {
  const { maxCrew } = goal
  const sheet = maxCrew === undefined ? whole : sheetUnder(t, c, { maxCrew })
  const trial = goalTrial(t, c, sheet, goal)
  const { proceed, warrant, deaths } = sheet.misbehaving
  const through = proceed ** goal.misbehave
  const faced = proceed === 1 ? goal.misbehave : (1 - through) / (1 - proceed)
  const chanceOf = (outcome: WorkOutcome) => sum(trial, (end) => (end.outcome === outcome ? end.chance : 0))
  return {
    complete: through * chanceOf('complete'),
    warrant: faced * warrant + through * chanceOf('warrant'),
    deaths: faced * deaths,
  }
}

/** The ends of the goal's own trial, by its best option. */
function goalTrial(t: Table, c: Captain, sheet: Sheet, goal: WorkGoal): End<WorkOutcome>[] {
  if (goal.trial.length === 0) return [{ outcome: 'complete', chance: 1, effects: [] }]
  const team = { ...sheet.team, captain: { ...sheet.team.captain, credits: c.credits } }
  const odds = new TeamOdds(t, team)
  const ways = goal.trial.filter((option) => isOpen(t, team, option)).map((option) => odds.ends(option, 'helped'))
  return bestOf(ways, (ends) => sum(ends, (end) => (end.outcome === 'complete' ? end.chance : 0))) ?? []
}

/** What one try at a goal costs on average, whether it succeeds or not. */
export function attemptCost({ warrant, deaths }: Attempt): number {
  return 300 * warrant + 350 * deaths
}

const hopelessCost = 12000

/** What is still to be spent, in turns and losses, on the work goals that are left. */
export function goalsAhead(t: Table, c: Captain): number {
  const sheet = sheetOf(t, c)
  const rich = { ...c, credits: Number.POSITIVE_INFINITY }
  return sum(goalsLeft(t, c), (goal) => {
    if (goal.kind !== 'work') return 0
    const attempt = goalAttempt(t, rich, sheet, goal)
    return Math.min(hopelessCost, (turnWorth + attemptCost(attempt)) / Math.max(0.001, attempt.complete))
  })
}

/** Is now the moment to call for the last round? */
export function shouldCallLast(t: Table, c: Captain): boolean {
  const rivals = rivalsOf(t, c)
  if (rivals.length === 0) return true
  const margin = Math.max(0, 2000 - 20 * t.state.round)
  return settled(t, c) > Math.max(...rivals.map((rival) => rival.credits)) + margin
}

/** A captain's credits at the end, were it now and the hand thrown away. */
function settled(t: Table, c: Captain): number {
  const { end } = story(t)
  if (end.kind !== 'last-call' || !end.settleJobs) return c.credits
  return c.credits - sum(c.jobs, (job) => payValue(jobCard(t, job.card)))
}

/** After this turn nothing comes any more. */
export function isLastTurn(t: Table): boolean {
  return t.state.lastCall !== null
}

/** Jobs in hand will have to be paid for when the books are closed. */
export function handIsDebt(t: Table): boolean {
  const { end } = story(t)
  return end.kind === 'last-call' && end.settleJobs
}
