import {
  eventText,
  type GameRecord,
  type HeardEvent,
  type LogEntry,
  replayRecord,
  type Text,
} from '@keep-flying/kernel'
import { type HappeningKind, type State, verse } from '@keep-flying/verse'
import { seatIn } from '../told.ts'

/** Where the captains stand after one answer. */
export interface Step {
  /** How many entries of the record have been played. */
  readonly entry: number
  /** 0 while the table is set up. */
  readonly round: number
  readonly credits: readonly number[]
  readonly goals: readonly number[]
  /** What everybody heard of it. */
  readonly heard: readonly HeardEvent[]
}

/** Where the captains stand at the end of a round. */
export type Standing = Pick<Step, 'round' | 'credits' | 'goals'>

/** Plays a record again and keeps where everybody stands after each answer; yields in between so that pages can breathe. */
export function* stepsOf(record: GameRecord): Generator<void, readonly Step[]> {
  const match = replayRecord(verse, record, 0)
  const from = match.answers
  const steps = [stepAt(match.state, 0, [])]
  let last = 0
  for (const [index, entry] of record.log.entries()) {
    match.repeat(entry)
    const heard = match.events(null, last)
    last = heard.at(-1)?.seq ?? last
    // What was taken back never happened.
    if (isUndo(entry)) steps.length = match.answers - from + 1
    else steps.push(stepAt(match.state, index + 1, heard))
    yield
  }
  return steps
}

function isUndo(entry: LogEntry): boolean {
  return 'undo' in entry
}

function stepAt({ phase, round, captains }: State, entry: number, heard: readonly HeardEvent[]): Step {
  return {
    entry,
    round: phase === 'set-up' ? 0 : round,
    credits: captains.map(({ credits }) => credits),
    goals: captains.map(({ goals }) => goals),
    heard,
  }
}

/** How each round ended; the first is what everybody set out with. */
export function byRound(steps: readonly Step[]): readonly Standing[] {
  const rounds = new Map<number, Standing>()
  for (const { round, credits, goals } of steps) rounds.set(round, { round, credits, goals })
  return [...rounds.values()].sort((one, other) => one.round - other.round)
}

/** Something that decided the game. */
export interface Turning {
  readonly entry: number
  readonly round: number
  /** Whom it happened to. */
  readonly seat: number
  /** Credits won or lost by it. */
  readonly credits: number
  readonly text: Text
}

/** What a goal weighs beside money. */
const goalWorth = 4000
/** Less than this decides nothing. */
const leastWorth = 800

/** What people remember a game by, the most telling first. */
const telling: readonly HappeningKind[] = [
  'won',
  'goal',
  'last-call',
  'job-completed',
  'apprehended',
  'warrants-cleared',
  'warrant',
  'seized',
  'job-lost',
  'sold',
  'bought-card',
  'traded',
  'gained',
  'paid',
  'bought-goods',
]

/** The largest swings of a game in order of time: goals, and money won or lost at one stroke. */
export function turningsOf(steps: readonly Step[], most: number): readonly Turning[] {
  return steps
    .flatMap((step, n) => {
      const before = steps[n - 1]
      return before && before.round > 0 ? swings(before, step) : []
    })
    .sort((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map(({ turning }) => turning)
    .sort((one, other) => one.entry - other.entry)
}

interface Swing {
  readonly worth: number
  readonly turning: Turning
}

function swings(before: Step, after: Step): readonly Swing[] {
  return after.credits.flatMap((credits, seat) => {
    const change = credits - (before.credits[seat] ?? 0)
    const worth = Math.abs(change) + ((after.goals[seat] ?? 0) - (before.goals[seat] ?? 0)) * goalWorth
    const mine = after.heard.filter((one) => seatIn(one) === seat)
    const event = telling.flatMap((kind) => mine.find((one) => one.kind === kind) ?? [])[0]
    if (!event || worth < leastWorth) return []
    return [
      { worth, turning: { entry: after.entry, round: after.round, seat, credits: change, text: eventText(event) } },
    ]
  })
}
