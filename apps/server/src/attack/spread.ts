import { below, openStream } from '@keep-flying/kernel'

/** A figure, and between what it comes out nine times of ten if the same is measured again. */
export interface Spread {
  readonly figure: number
  readonly low: number
  readonly high: number
  /** What it came out as in each resampling. */
  readonly again: readonly number[]
}

const resamplings = 200
/**
 * Updates that are drawn together. What holds the server up delays several that come one after another, so that they are no
 * independent evidence of it: about half a second's worth of ten tables.
 */
const block = 100

/** The p99 of delays, which are in the order in which they were measured. */
export function spreadOfP99(delays: readonly number[]): Spread {
  const all = Float64Array.from(delays)
  const blocks = Array.from({ length: Math.ceil(all.length / block) }, (_, n) =>
    all.subarray(n * block, (n + 1) * block),
  )
  const random = openStream('sfc32:resampling')
  const drawn = () => Float64Array.from(blocks.flatMap(() => [...(blocks[below(random, blocks.length)] ?? [])]))
  return spreadAround(
    p99Of(all),
    Array.from({ length: resamplings }, () => p99Of(drawn())),
  )
}

/** How many times as long as another p99 that of these delays is. */
export function spreadOfRatio(delays: readonly number[], to: Spread): Spread {
  const { figure, again } = spreadOfP99(delays)
  return spreadAround(
    figure / to.figure,
    again.map((one, n) => one / (to.again[n] ?? to.figure)),
  )
}

function spreadAround(figure: number, again: readonly number[]): Spread {
  const sorted = again.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
  return { figure, low: at(0.05), high: at(0.95), again }
}

function p99Of(delays: Float64Array): number {
  const sorted = delays.toSorted()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? Number.NaN
}
