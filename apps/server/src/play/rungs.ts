/** How many chapters of a game keep their positions before every second one gives it up. */
const mostRungs = 32
/** The latest keep theirs: most undos do not go far. */
const latest = 4

/**
 * Which of a game's positions, by how many entries the log had, are given up: whenever there are too many, every second
 * one. So their number is bounded, and the way from one to the next grows with the length of the game alone.
 */
export function rungsToDrop(rungs: readonly number[]): number[] {
  if (rungs.length <= mostRungs) return []
  return rungs.slice(0, -latest).filter((_, index) => index % 2 === 1)
}
