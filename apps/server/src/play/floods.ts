import type { ProblemCode } from '@keep-flying/protocol'
import { sessionsPerNetwork } from '../http/limits.ts'
import { type LimitsOf, limitsWithSites } from '../http/networks.ts'
import { type Allowance, allowance } from './allowance.ts'

/** What no client of ours sends often: a person is cut off after a sixth of these at once. */
export const refusedPerMinute = 300

/** The refusals that count as flooding. Whoever is too late with an answer does not flood. */
const counted: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'invalid',
  'unauthorized',
  'forbidden',
  'not-found',
  'too-large',
  'too-many',
])

/** Whoever was told to wait, and goes on, is cut off sooner. */
const priceOfHaste = 5

const second = 1000
const minute = 60 * second

/** How long somebody who was cut off waits: twice as long each time, until they behaved for a while. */
const waits = { first: 5 * second, longest: 10 * minute, forgotten: 30 * minute }

/** How many are remembered; whoever was cut off first is forgotten first. */
const remembered = 10_000

interface Penalty {
  times: number
  /** When it was last imposed. */
  at: number
}

/** Waits that grow with every time; the first `free` times there is none. */
class Penalties {
  readonly #free: number
  readonly #now: () => number
  readonly #of = new Map<string, Penalty>()

  constructor(free: number, now: () => number) {
    this.#free = free
    this.#now = now
  }

  impose(key: string): void {
    const at = this.#now()
    const before = this.#of.get(key)
    const times = before && at - before.at < waits.forgotten ? before.times + 1 : 1
    this.#of.delete(key)
    this.#of.set(key, { times, at })
    const [oldest] = this.#of.keys()
    if (this.#of.size > remembered && oldest !== undefined) this.#of.delete(oldest)
  }

  /** Milliseconds left to wait. */
  left(key: string): number {
    const penalty = this.#of.get(key)
    if (!penalty || penalty.times <= this.#free) return 0
    const whole = Math.min(waits.longest, waits.first * 2 ** (penalty.times - this.#free - 1))
    return Math.max(0, penalty.at + whole - this.#now())
  }
}

/** Somebody on a socket. */
interface Sender {
  readonly user: string
  readonly network: string
}

/** Who sends what is refused, over and over: they are cut off, and then have to wait. */
export class Floods {
  readonly #refused: Allowance
  readonly #people: Penalties
  readonly #networks: LimitsOf<Penalties>

  constructor(now: () => number) {
    this.#refused = allowance(refusedPerMinute, now)
    this.#people = new Penalties(0, now)
    // Others behind the same address must not suffer from one of them; but persons cost nothing.
    this.#networks = limitsWithSites((times) => new Penalties(sessionsPerNetwork * times, now))
  }

  /** Counts a refused message; returns whether its sender is to be cut off. */
  isFlood({ user, network }: Sender, code: ProblemCode): boolean {
    if (!counted.has(code) || this.#refused.take(user, code === 'too-many' ? priceOfHaste : 1)) return false
    this.#people.impose(user)
    for (const [penalties, key] of this.#networks(network)) penalties.impose(key)
    return true
  }

  /** Milliseconds that somebody still has to wait before they may connect again. */
  waitOf({ user, network }: Sender): number {
    return Math.max(this.#people.left(user), this.waitOfNetwork(network))
  }

  waitOfNetwork(network: string): number {
    return Math.max(...this.#networks(network).map(([penalties, key]) => penalties.left(key)))
  }
}
