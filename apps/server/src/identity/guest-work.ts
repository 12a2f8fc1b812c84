import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Problem, Work } from '@keep-flying/protocol'
import { isDone, workHeader } from '@keep-flying/protocol/work'
import type { FastifyRequest } from 'fastify'
import { Trouble } from '../problems.ts'

const minute = 60_000

/** How long a challenge is good for. */
const lasts = 10 * minute

/** How many challenges are remembered as used; more than that in ten minutes are stopped by other limits. */
const remembered = 100_000

/** What a browser sends: the challenge as it was given, and the number that was found. */
const form = /^(([\w-]{22})\.(\d{1,16})\.(\d{1,2})\.([\w-]{43})):(\d{1,16})$/

/** Refuses with what is to be done. */
class WorkWanted extends Trouble {
  readonly #work: Work

  constructor(message: string, work: Work) {
    super('work', message)
    this.#work = work
  }

  override get problem(): Problem {
    return { ...super.problem, work: this.#work }
  }
}

/** Asks whoever wants to be a guest for a little work first, if the host wishes. */
export class GuestWork {
  readonly #bits: number
  readonly #secret: string
  readonly #now: () => number
  /** Challenges that somebody became a guest with. Another node might accept one again: it is work all the same. */
  readonly #used = new Set<string>()

  constructor(bits: number, secret: string, now: () => number) {
    this.#bits = bits
    this.#secret = secret
    this.#now = now
  }

  /** Refuses a request without the work, and says what it is. */
  check({ headers }: Pick<FastifyRequest, 'headers'>): void {
    if (this.#bits === 0) return
    const given = headers[workHeader]
    const refusal = given === undefined ? 'is missing' : this.#refusalOf(String(given))
    if (refusal === null) return
    const message = `The work that makes a guest ${refusal}: do it, and repeat the request with the header "${workHeader}".`
    throw new WorkWanted(message, this.#challenge())
  }

  /** Why the work does not count; null if it does. */
  #refusalOf(given: string): string | null {
    const [, challenge = '', random = '', until = '', bits = '', signature = '', number = ''] = form.exec(given) ?? []
    if (challenge === '' || !this.#isOurs(random, until, bits, signature)) return 'is for another server'
    if (Number(until) < this.#now()) return 'came too late'
    if (Number(bits) < this.#bits || !isDone({ challenge, bits: this.#bits }, number)) return 'was not done'
    if (this.#used.has(random)) return 'was used before'
    this.#used.add(random)
    const [oldest] = this.#used
    if (this.#used.size > remembered && oldest !== undefined) this.#used.delete(oldest)
    return null
  }

  #challenge(): Work {
    const random = randomBytes(16).toString('base64url')
    const until = String(this.#now() + lasts)
    const bits = String(this.#bits)
    const signature = this.#sign(random, until, bits).toString('base64url')
    return { challenge: [random, until, bits, signature].join('.'), bits: this.#bits }
  }

  #isOurs(random: string, until: string, bits: string, signature: string): boolean {
    const [given, ours] = [Buffer.from(signature, 'base64url'), this.#sign(random, until, bits)]
    return given.length === ours.length && timingSafeEqual(given, ours)
  }

  #sign(...parts: readonly string[]): Buffer {
    return createHmac('sha256', this.#secret)
      .update(`guest work ${parts.join('.')}`)
      .digest()
  }
}
