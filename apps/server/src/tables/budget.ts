import { limitsWithSites } from '../http/networks.ts'

/** What each key may spend. It is earned again as time goes by, and may be overdrawn by what was begun in time. */
export interface Budget {
  /** Milliseconds until the key may spend something; 0 if it may now. */
  wait(key: string): number
  spend(key: string, amount: number): void
}

interface Balance {
  readonly left: number
  readonly at: number
}

const hour = 60 * 60_000
/** How many keys are remembered; the least recently used is forgotten first. */
const remembered = 10_000

/** So much per hour, a quarter of it at once; for all of a site as much as for several networks. */
export function budget(perHour: number, now: () => number): Budget {
  const limitsOf = limitsWithSites((times) => balances(perHour * times, now))
  return {
    wait: (key) => Math.max(...limitsOf(key).map(([limit, limited]) => limit.wait(limited))),
    spend(key, amount) {
      for (const [limit, limited] of limitsOf(key)) limit.spend(limited, amount)
    },
  }
}

function balances(perHour: number, now: () => number): Budget {
  const most = perHour / 4
  const all = new Map<string, Balance>()
  const left = (key: string) => {
    const before = all.get(key)
    return before ? Math.min(most, before.left + ((now() - before.at) / hour) * perHour) : most
  }
  return {
    wait(key) {
      const now = left(key)
      return now > 0 ? 0 : Math.ceil(((1 - now) / perHour) * hour)
    },
    spend(key, amount) {
      const balance = { left: left(key) - amount, at: now() }
      all.delete(key)
      all.set(key, balance)
      const [oldest] = all.keys()
      if (all.size > remembered && oldest !== undefined) all.delete(oldest)
    },
  }
}

/** When somebody may try again, in words. */
export function tryAgainIn(wait: number): string {
  const seconds = Math.ceil(wait / 1000)
  return `Try again in ${seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`
}
