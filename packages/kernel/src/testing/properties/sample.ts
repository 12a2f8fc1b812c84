import type fc from 'fast-check'
import { randomBot } from '../../bot.ts'
import { canonical, copy } from '../../data.ts'
import type { Game, GameState } from '../../game.ts'
import { Match } from '../../match.ts'
import type { Saved } from '../../position.ts'
import { redeal, type Viewer } from '../../secrecy.ts'
import { openStream } from '../../seed.ts'
import { playOut, type Simulation } from '../../simulate.ts'

/** A game to be tried, and the random games it is tried on. */
export interface Sample<S extends GameState, O> {
  readonly game: Game<S, O>
  readonly settings: fc.Arbitrary<Setting>
}

/** One random game: its seed, and its options as anybody might ask for them. */
export interface Setting {
  readonly seed: string
  readonly options: Readonly<Record<string, unknown>>
}

/** Often enough for standing offers to matter. */
const offersTakenOneIn = 4

export function randomGame<S extends GameState, O>(
  game: Game<S, O>,
  { seed, options: asked }: Setting,
  limit: number,
): Simulation<S, O> {
  const options = game.readOptions(asked)
  const bots = Array.from({ length: game.seats(options) }, () => randomBot<S>('random', offersTakenOneIn))
  return { game, options, seed, bots, limit }
}

export function recorded<S extends GameState, O>(game: Game<S, O>, setting: Setting, limit: number): Match<S, O> {
  return playOut({ ...randomGame(game, setting, limit), settings: {} }).match
}

export function seatsOf<S extends GameState, O>({ game, options }: Match<S, O>): number[] {
  return Array.from({ length: game.seats(options) }, (_, seat) => seat)
}

/**
 * A game as it was at its last checkpoint, and the same with everything that is hidden from a viewer dealt again; null
 * if the rules go on from there by turning something up.
 */
export function twins<S extends GameState, O>(
  match: Match<S, O>,
  viewer: Viewer,
  change: (state: S) => S = (state) => state,
): readonly [Match<S, O>, Match<S, O>] | null {
  const { checkpoint, options, seed } = match
  if (!checkpoint) return null
  const { game, sealed } = noticing(match.game)
  const { saved } = checkpoint
  const dealtAnew = copy(saved.state)
  redeal(dealtAnew, viewer, game, openStream(`${seed}/${viewer}`))
  const from = (state: S): Saved<S> => ({ ...saved, state })
  const one = Match.resume(game, options, seed, from(copy(saved.state)))
  const other = Match.resume(game, options, seed, from(change(dealtAnew)))
  return sealed() ? null : [one, other]
}

/** A game that knows whether something hidden was shown. */
function noticing<S extends GameState, O>(game: Game<S, O>): { game: Game<S, O>; sealed(): boolean } {
  let sealed = false
  const play: Game<S, O>['play'] = (table, options) => {
    const seal: typeof table.seal = (what) => {
      sealed = true
      table.seal(what)
    }
    return game.play({ ...table, seal }, options)
  }
  return { game: { ...game, play }, sealed: () => sealed }
}

/** Everything that leaves a server for a viewer. */
export function seenBy<S extends GameState, O>(match: Match<S, O>, viewer: Viewer): string {
  return canonical({
    view: match.view(viewer),
    events: match.events(viewer),
    decisions: match.decisionsOf(viewer),
    undo: viewer === null ? null : match.undoOffer(viewer),
  })
}
