import type { ClientMessages } from '@keep-flying/protocol'
import { sessionsPerNetwork } from '../http/limits.ts'
import type { Services } from '../services.ts'
import { type Allowance, allowance } from './allowance.ts'
import type { Client } from './clients.ts'

/**
 * What a message costs, in messages that cost nearly nothing: somebody who comes to a table is sent all of it, a changed habit
 * or wish is written, and read again by every node, a proposal may take back a whole game, and what moves a game on is stored
 * and told to everybody there.
 */
const prices: Readonly<Partial<Record<keyof ClientMessages, number>>> = {
  watch: 10,
  habit: 10,
  wish: 10,
  propose: 10,
  earlier: 2,
  answer: 2,
  undo: 2,
}

/** So many characters cost as much again as a message that costs nearly nothing. */
const charactersPerMessage = 500

/** What a message costs that contains this, or nothing worth mentioning. */
export function priceOf(message: keyof ClientMessages, sent: unknown = null): number {
  const { length } = JSON.stringify(sent) ?? ''
  return (prices[message] ?? 1) + Math.floor(length / charactersPerMessage)
}

/** Whoever sends a message, or asks for something by one. */
interface Sender {
  readonly data: Pick<Client['data'], 'user' | 'network'>
}

/** How much of something one person, one network and everybody on this node together may ask for in a minute. */
interface Shares {
  readonly person: number
  readonly network: number
  readonly node: number
}

/** Lets through as much of something as these shares allow. Guests are free, so that whoever has many still has one network. */
class Sharing {
  readonly #person: Allowance
  readonly #network: Allowance
  readonly #node: Allowance

  constructor({ person, network, node }: Shares, now: () => number) {
    this.#person = allowance(person, now)
    this.#network = allowance(network, now)
    this.#node = allowance(node, now)
  }

  take({ data: { user, network } }: Sender): boolean {
    return this.#person.take(user) && this.#network.take(network) && this.#node.take('node')
  }
}

/** As many events take as long to tell as a message that costs nearly nothing. */
const eventsPerMessage = 100

/** A look takes a few milliseconds: together they must leave most of the node's time to answers. */
const looksPerMinute: Shares = { person: 600, network: 2000, node: 6000 }

/** A bot may think about each for a second, on its own threads: games are to go on beside it. */
const hintsPerMinute: Shares = { person: 30, network: 40, node: 120 }

/** The part of what a network may send in a minute that it may send at once: enough for all who sit there to come back. */
const networkAtOnce = 1 / 12

/** How many messages may be sent, over all connections: by one person, from one network, and by spectators of one table. */
export class MessageLimits {
  readonly #byPerson: Allowance
  readonly #byNetwork: Allowance
  readonly #bySpectators: Allowance
  /** Answers to look ahead from. */
  readonly #looks: Sharing
  readonly #hints: Sharing

  constructor({ config: { messagesPerMinute }, now }: Pick<Services, 'config' | 'now'>) {
    this.#byPerson = allowance(messagesPerMinute, now)
    this.#byNetwork = allowance(messagesPerMinute * sessionsPerNetwork, now, networkAtOnce)
    this.#bySpectators = allowance(messagesPerMinute * sessionsPerNetwork, now)
    this.#looks = new Sharing(looksPerMinute, now)
    this.#hints = new Sharing(hintsPerMinute, now)
  }

  /** Whether somebody may send another message; if so, it counts at its price. */
  allowsMessage({ data: { user, network } }: Sender, price: number): boolean {
    return this.#byNetwork.take(network, price) && this.#byPerson.take(user, price)
  }

  /** Counts how long the game was that somebody was sent; their network pays, lest a person could not answer after that. */
  payForEvents({ data: { network } }: Sender, events: number): void {
    this.#byNetwork.spend(network, events / eventsPerMessage)
  }

  /** Whether the spectators of a table may ask for it once more. Those who sit there are never held up by others. */
  allowsSpectator(table: string): boolean {
    return this.#bySpectators.take(table, priceOf('watch'))
  }

  /** Whether somebody may look ahead from one more answer. */
  allowsLook(by: Sender): boolean {
    return this.#looks.take(by)
  }

  /** Whether somebody may ask a bot what it would do. */
  allowsHint(by: Sender): boolean {
    return this.#hints.take(by)
  }
}
