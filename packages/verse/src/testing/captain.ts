import { type Decision, openStream, type Value } from '@keep-flying/kernel'
import { captainWith } from '../bot/index.ts'
import type { Play } from '../scenario.ts'

/** What the captain answers to what a seat is asked. */
export function answerOf({ match, box }: Play, decision: Decision): Value | null {
  return captainWith(box).choose({
    seat: decision.seat,
    decision,
    view: () => match.view(decision.seat),
    imagine: () => null,
    random: openStream('sfc32:captain'),
  })
}

export function wish(play: Play): Value | null {
  return answerOf(play, play.decision())
}

/** Lets the captain play on while asked questions of other kinds. */
export function letPlayUntil(play: Play, kind: string): void {
  for (let n = 0; play.kind !== kind && n < 200; n++) {
    const value = wish(play)
    if (value !== null) play.choose(value)
  }
  if (play.kind !== kind) throw new Error(`The captain never came to "${kind}".`)
}
