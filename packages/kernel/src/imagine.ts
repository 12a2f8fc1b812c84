import type { Answer, Decision } from './decision.ts'
import type { Game, GameState } from './game.ts'
import { Match } from './match.ts'
import { redeal } from './secrecy.ts'
import { openStream } from './seed.ts'

/** A game as a seat may imagine it, to be played on and thrown away. */
export interface Imagined<S extends GameState> {
  readonly state: S
  readonly over: boolean
  readonly pending: readonly Decision[]
  view(seat: number): S
  answer(answer: Answer): void
}

/** How many choices since the last checkpoint are played again; after more, nobody plays on in the mind. */
const longestWay = 300

/**
 * A second run of a match up to where it stands, which hears at most what comes after; null if the way from the last
 * checkpoint is too long to go again.
 */
export function playAgain<S extends GameState, O>(
  match: Match<S, O>,
  { game = match.game, heard }: { readonly game?: Game<S, O>; readonly heard: boolean },
): Match<S, O> | null {
  const { options, seed, checkpoint, base } = match
  const since = checkpoint?.since ?? match.choices
  if (since.length > longestWay) return null
  const from = checkpoint?.saved ?? base
  return Match.retrace(game, options, seed, from, since, { recorded: false, heard })
}

/**
 * The game as a seat may imagine it at the question it is asked: everything hidden from the seat is dealt anew and dice fall
 * otherwise, by the seed and by what the seat sees, and by nothing else. Null if the way there is too long, or if others choose at
 * the same time and may have chosen already.
 */
export function imagineGame<S extends GameState, O>(
  match: Match<S, O>,
  seat: number,
  seed: string,
): Imagined<S> | null {
  if (match.isAwaitingSeveral) return null
  const again = playAgain(match, { heard: false })
  if (!again) return null
  const random = openStream(seed)
  redeal(again.state, seat, match.game, random)
  Object.assign(again.state, { random })
  return again
}
