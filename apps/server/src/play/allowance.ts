/** Lets each key through so many times per minute, at most a sixth of that at once. */
export interface Allowance {
  /** Whether the key is let through; if so, that counts, once or as often as the price says. */
  take(key: string, price?: number): boolean
}

interface Bucket {
  left: number
  at: number
}

/** How many keys are remembered; the least recently used is forgotten first. */
const remembered = 10_000

export function allowance(perMinute: number, now: () => number): Allowance {
  const most = Math.max(1, perMinute / 6)
  const buckets = new Map<string, Bucket>()
  return {
    take(key, price = 1) {
      const at = now()
      const before = buckets.get(key) ?? { left: most, at }
      const left = Math.min(most, before.left + ((at - before.at) / 60_000) * perMinute)
      const allowed = left >= Math.min(price, most)
      buckets.delete(key)
      buckets.set(key, { left: allowed ? left - price : left, at })
      if (buckets.size > remembered) forgetOldest(buckets)
      return allowed
    },
  }
}

function forgetOldest(buckets: Map<string, Bucket>): void {
  const [oldest] = buckets.keys()
  if (oldest !== undefined) buckets.delete(oldest)
}
