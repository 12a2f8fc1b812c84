import { checkValue, type Decision, isSameSpot, type SomeOf, type Spot, usedOf, type Value } from './decision.ts'
import type { GameState } from './game.ts'
import type { Imagined } from './imagine.ts'
import type { Plan } from './plans.ts'
import { below, type RandomStream, shuffle } from './random.ts'
import type { Text } from './text.ts'

/** What a teammate would like help with, and where on the table it lies. */
export interface Wish {
  readonly seat: number
  readonly at: Spot
}

/** Whether a teammate of the seat would like help with what lies there. */
export function isWishedFor(wishes: readonly Wish[], seat: number, at: Spot | undefined): boolean {
  return at !== undefined && wishes.some((wish) => wish.seat !== seat && isSameSpot(wish.at, at))
}

/** All that a bot is given: what a person at its seat sees, and dice of its own. */
export interface Seat<S extends GameState> {
  readonly seat: number
  readonly decision: Decision
  readonly view: () => S
  /**
   * The game at this question as the seat may imagine it, to be played on: everything hidden is dealt at random, and the same number
   * gives the same game. Null where it cannot be imagined. For bots that say they imagine.
   */
  readonly imagine: (n: number) => Imagined<S> | null
  readonly random: RandomStream
  /** What the seat has said that it will answer next, in a match that is recorded; the next checkpoint ends it. */
  readonly plan?: Plan | null
  /** What the people in a co-operative game would like help with. */
  readonly wishes?: readonly Wish[]
  /** How much of its usual thinking the bot is granted, from 0 to 1; all of it unless a host that is busy says less. */
  readonly budget?: number
  /** Whether to make up one's mind now. What was found out by then decides, so such an answer does not repeat from a seed. */
  readonly hurry?: () => boolean
}

/** An answer, and what the bot means to answer to further questions of the same kind. */
export interface Reply {
  readonly value: Value
  readonly plan?: readonly Value[]
}

/** What a bot would do, and why. */
export interface Advice {
  readonly value: Value
  /** The chance to win that it sees, from 0 to 1; null if it did not look that far. */
  readonly chance: number | null
  /** In a sentence of the game. */
  readonly reason: Text
}

export interface Bot<S extends GameState> {
  readonly id: string
  /** Whether the bot asks for imagined games: a host that hands bots what they need must then provide for that. */
  readonly imagines?: true
  /** The bot's answer; null leaves a standing offer alone. */
  choose(seat: Seat<S>): Value | null
  /** The same with what it will answer next, of bots that make plans. */
  reply?(seat: Seat<S>): Reply | null
  /** What the bot would answer in this seat, with its reason; null where it would leave a standing offer alone. */
  advise?(seat: Seat<S>): Advice | null
  /**
   * What the bot is about to do, for everybody at the table to read; null where that is nothing to speak of. Like anybody who talks at
   * the table, it names nothing that others may not know. For co-operative games.
   */
  intends?(seat: Seat<S>): Text | null
}

/** What a bot answers; null leaves a standing offer alone. */
export function replyOf<S extends GameState>(bot: Bot<S>, seat: Seat<S>): Reply | null {
  if (bot.reply) return bot.reply(seat)
  const value = bot.choose(seat)
  return value === null ? null : { value }
}

/** A legal answer at random. */
export function anyAnswer(decision: Decision, random: RandomStream): Value {
  switch (decision.form) {
    case 'one': {
      const option = decision.options[below(random, decision.options.length)]
      if (!option) throw new Error(`The decision "${decision.kind}" has no options.`)
      return option.id
    }
    case 'some':
      return anySome(decision, random)
    case 'order':
      return shuffle(
        random,
        decision.options.map((option) => option.id),
      )
    case 'amount':
      return decision.min + below(random, decision.max - decision.min + 1)
    case 'confirm':
      return below(random, 2) === 1
  }
}

/** Options are named one after the other, as far as no limit is in the way. */
function anySome(decision: SomeOf, random: RandomStream): string[] {
  const { min, max, options, limits = [] } = decision
  const count = min + below(random, max - min + 1)
  const names: string[] = []
  for (const { id, most = 1 } of options) for (let n = 0; n < most; n++) names.push(id)
  const used = limits.map(() => 0)
  const named: string[] = []
  for (const id of shuffle(random, names)) {
    if (named.length === count) break
    if (limits.some((limit, n) => (used[n] ?? 0) + usedOf(limit, [id]) > limit.most)) continue
    for (const [n, limit] of limits.entries()) used[n] = (used[n] ?? 0) + usedOf(limit, [id])
    named.push(id)
  }
  return named
}

/** Answers at random; takes up a standing offer once in a while. */
export function randomBot<S extends GameState>(id: string, standingOneIn = 50): Bot<S> {
  return {
    id,
    choose: ({ decision, random }) =>
      decision.standing && below(random, standingOneIn) > 0 ? null : anyAnswer(decision, random),
  }
}

/** What a bot means to answer, if it is legal; else whatever commits to least. Null leaves a standing offer alone. */
export function legalAnswer(decision: Decision, meant: Value | null | undefined, random: RandomStream): Value | null {
  if (meant === null && decision.standing) return null
  if (isLegal(decision, meant)) return meant
  const safe = safeAnswer(decision)
  return isLegal(decision, safe) ? safe : anyAnswer(decision, random)
}

/** Whether a decision may be answered so. */
export function isLegal(decision: Decision, value: Value | null | undefined): value is Value {
  if (value === null || value === undefined) return false
  try {
    checkValue(decision, value)
    return true
  } catch {
    return false
  }
}

function safeAnswer(decision: Decision): Value | undefined {
  switch (decision.form) {
    case 'one': {
      const { options } = decision
      const harmless = options.find(({ role }) => role === 'end') ?? options.find(({ usual }) => usual)
      return (harmless ?? options.find(({ role }) => role !== 'risky') ?? options[0])?.id
    }
    case 'some':
      return decision.options.slice(0, decision.min).map((option) => option.id)
    case 'order':
      return decision.options.map((option) => option.id)
    case 'amount':
      return decision.min
    case 'confirm':
      return false
  }
}
