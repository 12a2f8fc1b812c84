/** How many chapters of a game keep their positions. */
const mostRungs = 32
/** The latest keep theirs: most undos do not go far. */
const latest = 4

/**
 * Which of a game's positions, by how many entries the log had, are given up: those whose neighbours are nearest to each
 * other. So their number is bounded, and they lie about equally far apart however long the game becomes.
 */
export function rungsToDrop(rungs: readonly number[]): number[] {
  const left = [...rungs]
  const dropped: number[] = []
  while (left.length > mostRungs) {
    const gap = (index: number) => (left[index + 1] ?? 0) - (left[index - 1] ?? 0)
    let nearest = 0
    for (let index = 1; index < left.length - latest; index++) if (gap(index) < gap(nearest)) nearest = index
    dropped.push(...left.splice(nearest, 1))
  }
  return dropped
}
