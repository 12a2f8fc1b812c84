/** Lets each key through so many times per minute, at most a sixth of that at once. */
export interface Allowance {
  /** Whether the key is let through; if so, that counts, once or as often as the price says. */
  take(key: string, price?: number): boolean
  /** Counts what turned out to cost more; the key may have to wait for it. */
  spend(key: string, price: number): void
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

  function left(key: string): number {
    const before = buckets.get(key)
    return before ? Math.min(most, before.left + ((now() - before.at) / 60_000) * perMinute) : most
  }

  function remember(key: string, left: number): void {
    buckets.delete(key)
    buckets.set(key, { left, at: now() })
    if (buckets.size > remembered) forgetOldest(buckets)
  }

  return {
    take(key, price = 1) {
      const before = left(key)
      const allowed = before >= Math.min(price, most)
      remember(key, allowed ? before - price : before)
      return allowed
    },
    spend: (key, price) => remember(key, left(key) - price),
  }
}

function forgetOldest(buckets: Map<string, Bucket>): void {
  const [oldest] = buckets.keys()
  if (oldest !== undefined) buckets.delete(oldest)
}
