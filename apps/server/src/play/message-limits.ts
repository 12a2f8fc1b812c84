import type { ClientMessages } from '@keep-flying/protocol'
import { sessionsPerNetwork } from '../http/limits.ts'
import type { Services } from '../services.ts'
import { type Allowance, allowance } from './allowance.ts'
import type { Client } from './clients.ts'

/**
 * What a message costs, in messages that cost nearly nothing: somebody who comes to a table is sent all of it, and a
 * changed habit is written, and read again by every node.
 */
const prices: Readonly<Partial<Record<keyof ClientMessages, number>>> = { watch: 10, habit: 10, earlier: 2 }

export function priceOf(message: keyof ClientMessages): number {
  return prices[message] ?? 1
}

/** As many events take as long to tell as a message that costs nearly nothing. */
const eventsPerMessage = 100

/** A look takes a few milliseconds: together they must leave most of the node's time to answers. */
const looksPerMinute = { each: 600, all: 6000 }

/** A bot may think about each for a second, on its own threads: games are to go on beside it. */
const hintsPerMinute = { each: 30, all: 120 }

/** How many messages may be sent, over all connections: by one person, from one network, and by spectators of one table. */
export class MessageLimits {
  readonly #byPerson: Allowance
  readonly #byNetwork: Allowance
  readonly #bySpectators: Allowance
  /** How many answers one person, and everybody on this node together, may look ahead from. */
  readonly #looks: Allowance
  readonly #allLooks: Allowance
  /** The same for hints. */
  readonly #hints: Allowance
  readonly #allHints: Allowance

  constructor({ config: { messagesPerMinute }, now }: Pick<Services, 'config' | 'now'>) {
    this.#byPerson = allowance(messagesPerMinute, now)
    this.#byNetwork = allowance(messagesPerMinute * sessionsPerNetwork, now)
    this.#bySpectators = allowance(messagesPerMinute * sessionsPerNetwork, now)
    this.#looks = allowance(looksPerMinute.each, now)
    this.#allLooks = allowance(looksPerMinute.all, now)
    this.#hints = allowance(hintsPerMinute.each, now)
    this.#allHints = allowance(hintsPerMinute.all, now)
  }

  /** Whether somebody may send another message; if so, it counts at its price. */
  allowsMessage({ data: { user, network } }: Client, price: number): boolean {
    return this.#byNetwork.take(network, price) && this.#byPerson.take(user, price)
  }

  /** Counts how long the game was that somebody was sent; their network pays, lest a person could not answer after that. */
  payForEvents({ data: { network } }: Client, events: number): void {
    this.#byNetwork.spend(network, events / eventsPerMessage)
  }

  /** Whether the spectators of a table may ask for it once more. Those who sit there are never held up by others. */
  allowsSpectator(table: string): boolean {
    return this.#bySpectators.take(table, priceOf('watch'))
  }

  /** Whether somebody may look ahead from one more answer. */
  allowsLook({ data: { user } }: Client): boolean {
    return this.#looks.take(user) && this.#allLooks.take('node')
  }

  /** Whether somebody may ask a bot what it would do. */
  allowsHint({ data: { user } }: Client): boolean {
    return this.#hints.take(user) && this.#allHints.take('node')
  }
}
