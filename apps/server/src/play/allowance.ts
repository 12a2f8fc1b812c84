/** Lets each key through so many times per minute, at most a sixth of that at once. */
export interface Allowance {
  /** Whether the key is let through; if so, that counts. */
  take(key: string): boolean
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
    take(key) {
      const at = now()
      const before = buckets.get(key) ?? { left: most, at }
      const left = Math.min(most, before.left + ((at - before.at) / 60_000) * perMinute)
      const allowed = left >= 1
      buckets.delete(key)
      buckets.set(key, { left: allowed ? left - 1 : left, at })
      const [oldest] = buckets.keys()
      if (buckets.size > remembered && oldest !== undefined) buckets.delete(oldest)
      return allowed
    },
  }
}
