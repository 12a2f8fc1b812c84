import { expect, test } from 'vitest'
import { rungsToDrop } from './rungs.ts'

/** The positions that are left of so many chapters, a hundred entries apart. */
function left(chapters: number): number[] {
  let rungs: number[] = []
  for (let n = 1; n <= chapters; n++) {
    rungs.push(100 * n)
    const dropped = new Set(rungsToDrop(rungs))
    rungs = rungs.filter((rung) => !dropped.has(rung))
  }
  return rungs
}

test.each([10, 32, 100, 500])(
  'of %i positions a bounded number is kept, evenly and the latest for certain',
  (chapters) => {
    const rungs = left(chapters)
    expect(rungs.length).toBeLessThanOrEqual(32)
    expect(rungs.slice(-4)).toEqual([3, 2, 1, 0].map((back) => 100 * (chapters - back)))
    const gaps = rungs.map((rung, index) => rung - (rungs[index - 1] ?? 0))
    expect(Math.max(...gaps)).toBeLessThanOrEqual(Math.max(200, (4 * 100 * chapters) / 32))
  },
)
