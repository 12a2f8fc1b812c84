import type { Rules } from '@keep-flying/kernel'
import type { End, Table } from '../state.ts'
import { tell } from './table.ts'

/** What breaks everything off: the end of the Episode or of the game. */

/** Thrown through the rules under way, up to the turn or the game that they belong to. */
class BreakOff extends Error {}

// Made once, because nobody reads where in the rules they were thrown.
const gameOver = new BreakOff('The game is over.')
const episodeOver = new BreakOff('The Episode is over.')

/** The game is lost at once. */
export function loseGame(t: Table, end: End): never {
  t.state.end = end
  tell(t, 'game-lost')
  throw gameOver
}

/** The Episode ends at once. */
export function endEpisode(t: Table): never {
  tell(t, 'episode-over')
  throw episodeOver
}

/** Carries rules out; true if the end of the Episode or of the game broke them off. */
export function* untilBrokenOff(rules: Rules<void>): Rules<boolean> {
  try {
    yield* rules
    return false
  } catch (broken) {
    if (!(broken instanceof BreakOff)) throw broken
    return true
  }
}
