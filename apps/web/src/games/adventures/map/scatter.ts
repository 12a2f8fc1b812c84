import type { JobMap } from '@keep-flying/adventures'
import { unit } from './plane.ts'

/** What lies about on the ground, with no effect on play: drawn by chance, but alike every time. */
export interface Scattered {
  readonly pebbles: string
  readonly scrub: string
  readonly stones: string
}

export function scatter({ size: [columns, rows], buildings, mule }: JobMap): Scattered {
  const random = chance(columns * 31 + buildings.length)
  const spot = () => [random() * columns, random() * rows] as const
  const isBuilt = (x: number, y: number) =>
    buildings.some(
      ({ at: [left, top], size: [width, height] }) =>
        x > left - 0.5 && x < left + width + 0.5 && y > top - 0.5 && y < top + height + 0.5,
    ) || mule.some(([column, row]) => Math.hypot(x - column - 0.5, y - row - 0.5) < 1.5)
  const some = (count: number) => Array.from({ length: count }, spot).filter(([x, y]) => !isBuilt(x, y))
  const pebbles = Array.from({ length: columns * rows * 1.5 }, spot)
  return {
    pebbles: pebbles.map(([x, y]) => `M${at(x)} ${at(y)}h${at(0.06 + random() * 0.14)}`).join(''),
    scrub: some(columns * 2)
      .map(([x, y]) => tuft(x, y, random))
      .join(''),
    stones: some(columns)
      .map(([x, y]) => stone(x, y, 0.1 + random() * 0.16))
      .join(''),
  }
}

const at = (squares: number) => Number((squares * unit).toFixed(1))

function tuft(x: number, y: number, random: () => number): string {
  return [-2, -1, 0, 1, 2]
    .map(
      (n) =>
        `M${at(x + n * 0.05)} ${at(y)}q${at(n * 0.05)} ${at(-0.14)} ${at(n * 0.12)} ${at(-0.24 - random() * 0.12)}`,
    )
    .join('')
}

function stone(x: number, y: number, r: number): string {
  return `M${at(x - r)} ${at(y)}q${at(r * 0.2)} ${at(-r * 1.3)} ${at(r)} ${at(-r * 1.1)}t${at(r)} ${at(r * 1.1)}z`
}

/** A stream of numbers from 0 to 1, the same for the same seed. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
