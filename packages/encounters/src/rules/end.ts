import type { End, Table } from '../state.ts'
import { tell } from './table.ts'

/** What breaks everything off: the end of the Episode or of the game. */

/** Thrown through the rules under way, up to the turn or the game that they belong to. */
export class BreakOff extends Error {
  readonly what: 'episode' | 'game'

  constructor(what: 'episode' | 'game') {
    super(`The ${what} is over.`)
    this.what = what
  }
}

/** The game is lost at once. */
export function loseGame(t: Table, end: End): never {
  t.state.end = end
  tell(t, 'game-lost')
  throw new BreakOff('game')
}

/** The Episode ends at once. */
export function endEpisode(t: Table): never {
  tell(t, 'episode-over')
  throw new BreakOff('episode')
}
