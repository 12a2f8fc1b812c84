import type { Rules } from '@keep-flying/kernel'
import type { Box } from '../../../box.ts'
import type { Options } from '../../../options.ts'
import type { Answers, Hooks } from '../../../rules/moments.ts'
import { closeTheBooks, endGame } from '../../../rules/story.ts'
import { roll, tell } from '../../../rules/table.ts'
import type { State, Table } from '../../../state.ts'
import { keep } from '../kept.ts'
import { type TimerStack, timerIn } from './state.ts'
import type { Timer } from './vocabulary.ts'

/** Time that runs out, for the stories and Set Up cards that have it. */

/** The story's own timer, else that of the Set Up card. */
function timerOf(box: Box, { story, setUp }: Options): Timer | undefined {
  return box.stories.get(story)?.timer ?? box.setUps.get(setUp)?.timer
}

/** The choice of more time for a story that is hard to finish alone. */
const moreTime = 'more-time'
const tokensWithMoreTime = 26

function stackFor({ tokens }: Timer, state: State): TimerStack {
  if (typeof tokens !== 'number') return fullStack(tokens.perCaptain * state.captains.length)
  return fullStack(state.options.variants?.includes(moreTime) ? tokensWithMoreTime : tokens)
}

function fullStack(of: number): TimerStack {
  return { left: of, of, last: false }
}

/** One token goes. With none to go, the turns that begin now are the last. */
function* fall(t: Table, timer: TimerStack): Rules<void> {
  if (timer.left === 0) return lastTurns(t, timer)
  const number = t.moments.reduce((n, on) => Math.max(n, on.timerNumber?.(t, timer.left) ?? 0), 0)
  timer.left = number > 0 && roll(t) <= number ? 0 : timer.left - 1
  tell(t, 'timer-token', { left: timer.left })
  for (const on of t.moments) {
    const falling = on.timeFalls?.(t, timer.left)
    if (falling) yield* falling
  }
}

function lastTurns(t: Table, timer: TimerStack): void {
  timer.last = true
  tell(t, 'last-turns', {})
}

/** Tokens come back, never more than there were. */
export function bringBack(t: Table, tokens: number): void {
  const timer = timerIn(t.state)
  if (!timer) return
  const n = Math.min(tokens, timer.of - timer.left)
  if (n <= 0) return
  timer.left += n
  timer.last = false
  tell(t, 'timer-tokens-back', { n, left: timer.left })
}

/** Is the captain who has just played the last of the round? */
function closesRound({ captains, first }: State, seat: number): boolean {
  return (seat + 1) % captains.length === first
}

function timeIsUp(t: Table): void {
  for (const on of t.moments) if (!t.state.result) on.timeIsUp?.(t)
  if (t.state.result) return
  if (timerOf(t.box, t.state.options)?.afterwards === 'most-credits') closeTheBooks(t, 'time-up')
  else endGame(t, [], 'time-up')
}

export const timerAnswers: Answers = {
  /** Whoever would call for the last round must do so before the last token has gone. */
  mayCallLast: (t) => timerIn(t.state)?.left !== 0,
}

export const timerHooks: Hooks = {
  laidOut(state, box) {
    const timer = timerOf(box, state.options)
    if (timer) keep(state, { timer: stackFor(timer, state) })
  },
  *turnBegins(t, c) {
    const timer = timerIn(t.state)
    const { falls } = timerOf(t.box, t.state.options) ?? {}
    if (!timer || c.seat !== t.state.first) return
    if (falls === 'turns') yield* fall(t, timer)
    if (falls === 'turn-ends' && timer.left === 0) lastTurns(t, timer)
  },
  /** The round in which the last token goes for a job is played to its end. */
  *jobCompleted(t) {
    const timer = timerIn(t.state)
    const { falls } = timerOf(t.box, t.state.options) ?? {}
    if (!timer || falls !== 'jobs' || timer.last) return
    yield* fall(t, timer)
    if (timer.left === 0) lastTurns(t, timer)
  },
  *turnEnds(t, c) {
    const timer = timerIn(t.state)
    const { falls } = timerOf(t.box, t.state.options) ?? {}
    if (timer?.last && timer.left === 0 && closesRound(t.state, c.seat)) return timeIsUp(t)
    if (timer && falls === 'turn-ends' && c.seat === t.state.first && timer.left > 0) yield* fall(t, timer)
  },
}
