import { createHmac } from 'node:crypto'
import { Trouble } from '../problems.ts'
import type { Services } from '../services.ts'
import type { AttemptRow } from '../storage/schema.ts'

const second = 1000
const minute = 60 * second

/** Attempts are forgotten a day after the last. */
export const attemptsKept = 24 * 60 * minute

/** How many attempts are free, and the longest time to wait after more; each wait is twice the one before. */
interface Patience {
  readonly free: number
  readonly longest: number
}

/** One sender: a network that tries one account, a device that its owner has used before, or a session. */
const ofOne: Patience = { free: 5, longest: 15 * minute }
/** All strangers who try one account. It never waits long, lest they keep its owner out. */
const ofAll: Patience = { free: 50, longest: minute }

/** Slows down whoever tries to prove that they are somebody, and knows nothing of whether that person exists. */
export interface Throttle {
  /**
   * Counts an attempt by a stranger from a network to be who has this login, or refuses it. A device that has proved it
   * before counts by itself, so that nobody can keep an owner out. Returns what to call when the proof was right.
   */
  stranger(kind: 'login' | 'recover', login: string, from: string, device: string | null): Promise<() => Promise<void>>
  /** The same for somebody who is signed in and proves that again. */
  owner(user: string): Promise<() => Promise<void>>
}

/** `secret` keeps names and networks from being read out of what is stored. */
export function createThrottle({ store, now }: Pick<Services, 'store' | 'now'>, secret: string): Throttle {
  const keyOf = (...parts: readonly string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')

  async function count(key: string, patience: Patience): Promise<void> {
    const at = now()
    const wait = await store.countAttempt(key, at, (before) => waitAfter(before, patience, at))
    if (wait > 0) throw new Trouble('too-many', `Too many attempts. Try again in ${Math.ceil(wait / second)} seconds.`)
  }

  async function alone(key: string): Promise<() => Promise<void>> {
    await count(key, ofOne)
    return () => store.forgetAttempts({ key })
  }

  return {
    owner: (user) => alone(keyOf('owner', user)),

    async stranger(kind, login, from, device) {
      if (device !== null) return alone(keyOf(kind, login, 'device', device))
      const everybody = keyOf(kind, login)
      const right = await alone(keyOf(kind, login, 'network', from))
      await count(everybody, ofAll)
      return async () => {
        await right()
        await store.forgiveAttempt(everybody)
      }
    },
  }
}

function waitAfter({ count, at: last }: AttemptRow, { free, longest }: Patience, at: number): number {
  if (count < free || at - last > attemptsKept) return 0
  return last + Math.min(longest, second * 2 ** (count - free)) - at
}
