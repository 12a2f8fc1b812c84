import { limitsWithSites } from '../http/networks.ts'

/** Lets each key through so many times per minute, and at most a part of that at once; all of a site as often as several networks. */
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

export function allowance(perMinute: number, now: () => number, atOnce = 1 / 6): Allowance {
  const limitsOf = limitsWithSites((times) => buckets(perMinute * times, atOnce, now))
  const spend = (key: string, price: number) => {
    for (const [limit, limited] of limitsOf(key)) limit.spend(limited, price)
  }
  return {
    take(key, price = 1) {
      const allowed = limitsOf(key).every(([limit, limited]) => limit.allows(limited, price))
      spend(key, allowed ? price : 0)
      return allowed
    },
    spend,
  }
}

function buckets(perMinute: number, atOnce: number, now: () => number) {
  const most = Math.max(1, perMinute * atOnce)
  const all = new Map<string, Bucket>()

  function left(key: string): number {
    const before = all.get(key)
    return before ? Math.min(most, before.left + ((now() - before.at) / 60_000) * perMinute) : most
  }

  return {
    allows: (key: string, price: number) => left(key) >= Math.min(price, most),
    spend(key: string, price: number): void {
      const bucket = { left: left(key) - price, at: now() }
      all.delete(key)
      all.set(key, bucket)
      if (all.size > remembered) forgetOldest(all)
    },
  }
}

function forgetOldest(buckets: Map<string, Bucket>): void {
  const [oldest] = buckets.keys()
  if (oldest !== undefined) buckets.delete(oldest)
}
