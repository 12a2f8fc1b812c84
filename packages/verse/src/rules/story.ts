import { type Option, oncePer, type Rules, text } from '@keep-flying/kernel'
import type { Captain, Table } from '../state.ts'
import type { Goal, GoalCondition, JobCard } from '../vocabulary/index.ts'
import { type Deed, plainOption } from './deed.ts'
import { payWhatYouCan } from './effects.ts'
import { isAt } from './map.ts'
import { isSolid, solidContacts } from './solid.ts'
import { fromActive, seatName, story, tell } from './table.ts'
import { attemptStep, endAttempt, fail, sendTeam } from './work.ts'

/** Story cards and goals. */

/** Goals are reached in order; a Goal token is never lost. */
export function nextGoal(t: Table, c: Captain): Goal | undefined {
  return story(t).goals[c.goals]
}

function workableGoal(t: Table, c: Captain): Extract<Goal, { kind: 'work' }> | undefined {
  const goal = nextGoal(t, c)
  if (goal?.kind !== 'work') return undefined
  const isTrusted = (story(t).requiresSolid ?? []).every((contact) => isSolid(t, c, contact))
  return isTrusted && isAt(t, c, goal.at) ? goal : undefined
}

/** Work on the next goal, where it is to be done here. */
export function goalToWork(t: Table, c: Captain): Deed[] {
  const goal = workableGoal(t, c)
  if (!goal) return []
  return [{ option: toWorkGoal(goal.name), action: 'work', carryOut: () => workGoal(t, c, goal) }]
}

const toWorkGoal = oncePer((goal: string): Option => {
  return { id: 'goal', text: text('option.work-goal', { goal }), role: 'risky', sign: 'goal', group: 'work' }
})

/** A goal is not a job: no needs, no pay, no cuts. After a botch or a Warrant it may be tried again from the next turn on. */
function* workGoal(t: Table, c: Captain, goal: Extract<Goal, { kind: 'work' }>): Rules<void> {
  const team = yield* sendTeam(t, c, false, {}, null)
  const outcome = yield* attemptStep(t, team, goal)
  if (outcome === 'complete') reachGoal(t, c)
  else yield* fail(t, team, outcome)
  endAttempt(t, team)
}

function reachGoal(t: Table, c: Captain): void {
  const goal = nextGoal(t, c)
  if (!goal) return
  c.goals++
  tell(t, 'goal', { who: seatName(c), goal: goal.name, n: c.goals })
  if (story(t).end.kind === 'last-goal-wins' && c.goals === story(t).goals.length) endGame(t, [c.seat])
}

function holds(t: Table, c: Captain, when: GoalCondition): boolean {
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
  if (!story(t).goals.some(({ kind }) => kind === 'condition')) return
  for (const captain of fromActive(t)) {
    for (let goal = nextGoal(t, captain); goal?.kind === 'condition' && !t.state.result; goal = nextGoal(t, captain)) {
      if (!holds(t, captain, goal.when)) break
      payWhatYouCan(t, captain, goal.pays ?? 0)
      reachGoal(t, captain)
    }
  }
}

/** Whoever holds the goal of a story that ends by Last Call may spend an action on it. */
function canCallLast(t: Table, c: Captain): boolean {
  return story(t).end.kind === 'last-call' && c.goals > 0 && !t.state.lastCall
}

export function lastCall(t: Table, c: Captain): Deed[] {
  return canCallLast(t, c) ? [{ option: toCallLast, action: 'other', carryOut: () => callLast(t, c) }] : []
}

const toCallLast = plainOption('last-call', { sign: 'clock', group: 'other' })

/** Every other captain takes one more turn, the caller none. */
function callLast(t: Table, c: Captain): void {
  const others = fromActive(t).filter((captain) => captain !== c)
  t.state.lastCall = { by: c.seat, toPlay: others.map((captain) => captain.seat) }
  tell(t, 'last-call', { who: seatName(c) })
}

/** The richest win; before that, where the story settles, every job still open costs its pay. */
export function closeTheBooks(t: Table): void {
  const { end } = story(t)
  if ('settleJobs' in end && end.settleJobs) for (const captain of t.state.captains) settleJobs(t, captain)
  const most = Math.max(...t.state.captains.map((captain) => captain.credits))
  endGame(
    t,
    t.state.captains.filter((captain) => captain.credits === most).map((captain) => captain.seat),
  )
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

function endGame(t: Table, winners: number[]): void {
  t.state.phase = 'over'
  t.state.result = { winners, round: t.state.round, credits: t.state.captains.map((captain) => captain.credits) }
  for (const seat of winners) tell(t, 'won', { who: seatName({ seat }) })
}
