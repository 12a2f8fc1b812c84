import { apart, type Ground, type SquareNumber } from './ground.ts'

const unreached = 0xffff

/**
 * The number of steps from one square to another. Walls are in the way, doors are not, whatever stands on squares is not.
 * Where no way leads there, the squares in between count.
 */
export function distance(ground: Ground, from: SquareNumber, to: SquareNumber): number {
  const row = ground.distances[from] ?? measureFrom(ground, from)
  return row[to] ?? unreached
}

function measureFrom(ground: Ground, from: SquareNumber): Uint16Array {
  const steps = new Uint16Array(ground.squares).fill(unreached)
  steps[from] = 0
  const found = [from]
  for (const square of found) {
    const next = (steps[square] ?? 0) + 1
    for (const { to } of ground.paces[square] ?? []) {
      if (steps[to] !== unreached) continue
      steps[to] = next
      found.push(to)
    }
  }
  if (found.length < ground.squares)
    for (const [square, count] of steps.entries()) if (count === unreached) steps[square] = apart(ground, from, square)
  ground.distances[from] = steps
  return steps
}
