import { type Option, oncePer, type Rules, type Text, text } from '@keep-flying/kernel'
import type { Captain, OtherEnd, Table } from '../state.ts'
import type { Goal, GoalCondition, JobCard, PlaceId, StoryCard, TallyGoal, WorkGoal } from '../vocabulary/index.ts'
import { fromAfar, maySend, withinCraft } from './away.ts'
import { type Deed, plainOption } from './deed.ts'
import { ableToWork, canBeMetBy } from './equip.ts'
import { applyEffect } from './events.ts'
import { wholeCrew } from './gear.ts'
import { isAt, isAtWork } from './map.ts'
import type { Terms } from './moments.ts'
import { payWhatYouCan } from './purse.ts'
import { isSolid, solidContacts } from './solid.ts'
import { fromActive, seatName, story, tell } from './table.ts'
import {
  attemptStep,
  canDeliver,
  canHandle,
  isTrusted as contactsTrust,
  deliver,
  endAttempt,
  fail,
  sendingFor,
  sendTeam,
  takeAboard,
} from './work.ts'

/** Story cards and goals. */

/** The goals a captain may reach now: the next one, or of a set whatever is left. A Goal token is never lost. */
export function openGoals(t: Table, c: Captain): readonly Goal[] {
  return t.moments.reduce((usual, on) => on.openGoals?.(t, c, usual) ?? usual, goalsInTurn(t, c))
}

function goalsInTurn(t: Table, c: Captain): readonly Goal[] {
  const card = story(t)
  const { goals, goalSet } = card
  const tally = tallyOf(card)
  if (tally) return c.goals < tally.need || !holds(t, c, tally.when ?? {}) ? [tally] : []
  if (!goalSet) return goals.slice(c.goals, c.goals + 1)
  const { of, enough } = goalSet
  if (c.goals < enough) return goals.slice(0, of).filter(({ name }) => !c.goalsDone?.includes(name))
  const next = of + c.goals - enough
  return goals.slice(next, next + 1)
}

/** The goal of a story whose Goal tokens are counted. */
function tallyOf({ goals }: StoryCard): TallyGoal | undefined {
  return goals.find((goal): goal is TallyGoal => goal.kind === 'tally')
}

export function nextGoal(t: Table, c: Captain): Goal | undefined {
  return openGoals(t, c)[0]
}

/** What is still to be reached, in printed order: of a set no more than is missing. */
export function goalsLeft(t: Table, c: Captain): readonly Goal[] {
  const { goals, goalSet } = story(t)
  if (tallyOf(story(t))) return openGoals(t, c)
  if (!goalSet || c.goals >= goalSet.enough) return goals.slice(c.goals + spared(story(t)))
  return [...openGoals(t, c).slice(0, goalSet.enough - c.goals), ...goals.slice(goalSet.of)]
}

/** How many goals nobody needs to reach. */
function spared({ goalSet }: StoryCard): number {
  return goalSet ? goalSet.of - goalSet.enough : 0
}

export function goalsToReach(card: StoryCard): number {
  return tallyOf(card)?.need ?? card.goals.length - spared(card)
}

/** The goal that would be worked where the captain is. */
export function goalHere(t: Table, c: Captain): WorkGoal | undefined {
  for (const goal of openGoals(t, c)) if (goal.kind === 'work' && isAtWork(t, c, placeOf(t, c, goal))) return goal
  return undefined
}

/** Where a captain works a goal. */
export function placeOf(t: Table, c: Captain, goal: WorkGoal): PlaceId {
  let place = goal.at
  for (const on of t.moments) place = on.goalPlace?.(t, c, goal) ?? place
  return place
}

/** How a captain stands with a goal of the story: what is left of a set once it is done is not needed any more. */
export function goalStanding(t: Table, c: Captain, goal: Goal): 'reached' | 'next' | 'later' | 'spared' {
  if (openGoals(t, c).includes(goal)) return 'next'
  const { goals, goalSet } = story(t)
  if (goal.kind === 'tally') return 'reached'
  const n = goals.indexOf(goal)
  if (goalSet && n < goalSet.of) return c.goalsDone?.includes(goal.name) ? 'reached' : 'spared'
  return n < c.goals + spared(story(t)) ? 'reached' : 'later'
}

/** Trust, load and money are looked at before anything is begun. */
function canWorkGoal(t: Table, c: Captain, goal: WorkGoal): boolean {
  const trusted = [...(story(t).requiresSolid ?? []), ...(goal.solid ?? [])]
  const isTrusted = trusted.every((contact) => isSolid(t, c, contact))
  return isTrusted && maySend(c, goal.misbehave) && canAfford(c, goal) && canHandle(t, c, goal) && couldSend(t, c, goal)
}

/** Could the crew send a team that brings what the goal asks for? */
function couldSend(t: Table, c: Captain, { needs, maxCrew }: WorkGoal): boolean {
  if (!needs) return true
  const sending = withinCraft(c, sendingFor(needs, termsFor(maxCrew)))
  return contactsTrust(t, c, needs) && canBeMetBy(t, c, ableToWork(t, c, ordinary), sending)
}

function termsFor(maxCrew: number | undefined): Terms {
  return maxCrew === undefined ? {} : { maxCrew }
}

function canAfford(c: Captain, { pays = 0 }: WorkGoal): boolean {
  return c.credits >= pays
}

/** Work on a goal, where one is to be worked here or by a team sent elsewhere. */
export function goalToWork(t: Table, c: Captain): Deed[] {
  return [...goalHereToWork(t, c), ...fromAfar(t, c, goalHereToWork)]
}

function goalHereToWork(t: Table, c: Captain): Deed[] {
  const goal = goalHere(t, c)
  if (!goal || goal.by === 'deal' || !canWorkGoal(t, c, goal)) return []
  return [{ option: toWorkGoal(goal.name), action: 'work', carryOut: () => workGoal(t, c, goal) }]
}

/** A goal that is reached in a Deal action. */
export function goalToDeal(t: Table, c: Captain): Deed[] {
  const goal = goalHere(t, c)
  if (goal?.by !== 'deal' || !canWorkGoal(t, c, goal)) return []
  return [{ option: toWorkGoal(goal.name), action: 'deal', carryOut: () => succeed(t, c, goal) }]
}

const toWorkGoal = oncePer((goal: string): Option => {
  return { id: 'goal', text: text('option.work-goal', { goal }), role: 'risky', sign: 'goal', group: 'work' }
})

/** Nobody minds working on a goal. */
export const ordinary = { legal: true, immoral: false }

/** A goal is not a job: no pay, no cuts. After a botch or a Warrant it may be tried again from the next turn on. */
function* workGoal(t: Table, c: Captain, goal: WorkGoal): Rules<void> {
  const { needs, maxCrew } = goal
  const team = yield* sendTeam(t, c, ordinary, sendingFor(needs, termsFor(maxCrew)), null)
  const tried = yield* attemptStep(t, team, goal)
  // Money and goods may have been given away in the attempt itself.
  const outcome = tried === 'complete' && !(canAfford(c, goal) && canDeliver(c, goal)) ? 'botched' : tried
  if (outcome === 'complete') yield* succeed(t, c, goal)
  else yield* fail(t, team, outcome)
  endAttempt(t, team)
}

/** What is due is paid, what is to be had is taken, and the goal is reached. */
function* succeed(t: Table, c: Captain, goal: WorkGoal): Rules<void> {
  payWhatYouCan(t, c, goal.pays ?? 0)
  if (goal.deliver) yield* deliver(c, goal.deliver)
  if (goal.load) yield* takeAboard(t, c, goal.load)
  for (const effect of goal.brings ?? [])
    yield* applyEffect(t, { team: wholeCrew(c), tester: null, failed: false }, effect)
  for (const on of t.moments) on.goalDone?.(t, c, goal)
  reachGoal(t, c, goal)
}

/** A goal that is reached once more, where a story lets it be, brings no second token. */
function reachGoal(t: Table, c: Captain, goal: Goal): void {
  if (t.moments.some((on) => on.otherGoalReached?.(t, c, goal))) return
  const { goals, goalSet } = story(t)
  const isInSet = goalSet !== undefined && goals.indexOf(goal) < goalSet.of
  if (isInSet) c.goalsDone = [...(c.goalsDone ?? []), goal.name]
  else if (goals.indexOf(goal) < c.goals + spared(story(t)))
    return tell(t, 'goal-again', { who: seatName(c), goal: goal.name })
  tell(t, 'goal', { who: seatName(c), goal: goal.name, n: c.goals + 1 })
  takeGoalToken(t, c)
}

/** A Goal token for something that the story counts. */
export function giveGoalToken(t: Table, c: Captain, what: Text): void {
  tell(t, 'goal-token', { who: seatName(c), what, n: c.goals + 1 })
  takeGoalToken(t, c)
}

function takeGoalToken(t: Table, c: Captain): void {
  c.goals++
  for (const on of t.moments) on.goalReached?.(t, c)
  if (hasWon(t, c)) endGame(t, [c.seat])
}

function hasWon(t: Table, c: Captain): boolean {
  const { end } = story(t)
  return (
    end.kind === 'last-goal-wins' && c.goals >= goalsToReach(story(t)) && holds(t, c, tallyOf(story(t))?.when ?? {})
  )
}

/** Does all of it hold for a captain? */
export function holds(t: Table, c: Captain, when: GoalCondition): boolean {
  return (
    c.credits >= (when.credits ?? 0) &&
    (when.at === undefined || isAt(t, c, when.at)) &&
    (when.solidWith ?? []).every((contact) => isSolid(t, c, contact)) &&
    (when.solidWithAnyOf === undefined || solidContacts(t, c).length >= when.solidWithAnyOf) &&
    t.moments.every((on) => (on.goalNeeds?.(t, c, when) ?? []).every((need) => need.met))
  )
}

/** Goals without a test are reached the moment their condition holds: looked for after every resolution. */
export function noticeGoals(t: Table): void {
  const { goals, goalsAtTurnEnd } = story(t)
  const mayHold = goals.some(({ kind }) => kind === 'condition') || t.moments.some((on) => on.openGoals)
  if (goalsAtTurnEnd || !mayHold) return
  for (const captain of fromActive(t)) noticeGoalsOf(t, captain)
}

/** Some stories look at what a captain has when the captain's turn ends. */
export function noticeGoalsAtTurnEnd(t: Table, c: Captain): void {
  if (story(t).goalsAtTurnEnd) noticeGoalsOf(t, c)
}

function noticeGoalsOf(t: Table, c: Captain): void {
  while (!t.state.result) {
    const goal = openGoals(t, c).find(
      (one): one is Extract<Goal, { kind: 'condition' }> => one.kind === 'condition' && holds(t, c, one.when),
    )
    if (!goal) return
    payWhatYouCan(t, c, goal.pays ?? 0)
    reachGoal(t, c, goal)
  }
}

/** Whoever holds the goal of a story that ends by Last Call may spend an action on it. */
function canCallLast(t: Table, c: Captain): boolean {
  const isOpen = story(t).end.kind === 'last-call' && c.goals > 0 && !t.state.lastCall
  return isOpen && t.moments.every((on) => on.mayCallLast?.(t, c) ?? true)
}

export function lastCall(t: Table, c: Captain): Deed[] {
  return canCallLast(t, c) ? [{ option: toCallLast, action: 'other', carryOut: () => callLast(t, c) }] : []
}

const toCallLast = plainOption('last-call', { sign: 'clock', group: 'other' })

/** Every other captain takes one more turn, the caller none. */
export function callLast(t: Table, c: Captain): void {
  const others = fromActive(t).filter((captain) => captain !== c)
  t.state.lastCall = { by: c.seat, toPlay: others.map((captain) => captain.seat) }
  tell(t, 'last-call', { who: seatName(c) })
}

/** The richest win, among those who are ahead in what else counts; before that, where the story settles, every job still open costs its pay. */
export function closeTheBooks(t: Table, ended?: OtherEnd): void {
  const { end } = story(t)
  if ('settleJobs' in end && end.settleJobs) for (const captain of t.state.captains) settleJobs(t, captain)
  const leading = withMost(t.state.captains, (captain) => countedFirst(t, captain))
  const winners = withMost(leading, ({ credits }) => credits)
  endGame(
    t,
    winners.map(({ seat }) => seat),
    ended,
  )
}

function withMost(captains: readonly Captain[], counted: (c: Captain) => number): Captain[] {
  const most = Math.max(...captains.map(counted))
  return captains.filter((captain) => counted(captain) === most)
}

/** What some stories look at before they look at money. */
function countedFirst(t: Table, c: Captain): number {
  return t.moments.reduce((sum, on) => sum + (on.countsBeforeMoney?.(t, c) ?? 0), 0)
}

function settleJobs(t: Table, c: Captain): void {
  const open = [...c.jobs.map((job) => job.card), ...c.hand.cards]
  const debt = open.reduce((sum, card) => sum + payValue(t.box.jobs.get(card)), 0)
  payWhatYouCan(t, c, debt)
}

/** A job paid by the head or in goods counts for nothing here: its value was never fixed. */
export function payValue(card: JobCard | undefined): number {
  return card && 'credits' in card.pay ? card.pay.credits : 0
}

export function endGame(t: Table, winners: number[], ended?: OtherEnd): void {
  const credits = t.state.captains.map((captain) => captain.credits)
  t.state.phase = 'over'
  t.state.result = { winners, round: t.state.round, credits, ...(ended === undefined ? {} : { ended }) }
  for (const seat of winners) tell(t, 'won', { who: seatName({ seat }) })
}
