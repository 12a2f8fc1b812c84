import { type Advice, type Bot, replyOf, type Seat, type Wish } from './bot.ts'
import type { Decision, Value } from './decision.ts'
import type { GameState } from './game.ts'
import { imagineGame } from './imagine.ts'
import { Match } from './match.ts'
import { type AnyEngine, type BotEntry, usualBot } from './package.ts'
import type { Plan } from './plans.ts'
import type { Position } from './position.ts'
import { openStream } from './seed.ts'
import { finish } from './steps.ts'
import type { Text } from './text.ts'

/** Bots that think elsewhere than where the game is played: on a thread of a server, or in a worker of a browser. */

/** A game and where it stands. No bot gets to see this. */
export interface Standing {
  readonly options: unknown
  readonly seed: string
  readonly position: Position<GameState>
}

/** A question for a bot, as plain data. The bot itself gets what a person in the seat would see, and no more. */
export interface BotTask {
  readonly bot: string
  readonly seat: number
  readonly decision: Decision
  readonly view: GameState
  /** What the seat has said that it will answer next. */
  readonly plan: Plan | null
  /** Where the game stands, for bots that imagine: games are made of it in which all that is hidden is dealt anew. */
  readonly standing: Standing | null
  /** The seed of the bot's own random numbers. */
  readonly seed: string
  /** How much of its usual thinking the bot is granted, from 0 to 1. */
  readonly budget: number
  /** What the people at the table would like help with. */
  readonly wishes: readonly Wish[]
}

/** What somebody is told who asks a bot what it would do: not every bot gives reasons. */
export interface Hint extends Omit<Advice, 'reason'> {
  readonly reason: Text | null
}

/** The task of a bot at an open question of a match. */
export function taskFor(
  { bots }: Pick<AnyEngine, 'bots'>,
  match: Match<GameState, unknown>,
  decision: Decision,
  given: Pick<BotTask, 'bot' | 'seed' | 'budget' | 'wishes'>,
): BotTask {
  const { seat } = decision
  const imagines = bots.find(({ bot }) => bot.id === given.bot)?.bot.imagines
  const standing = imagines ? standingOf(match) : null
  return { ...given, seat, decision, view: match.view(seat), plan: match.planOf(seat), standing }
}

/** Where a match stands; null before its first checkpoint. */
function standingOf({ options, seed, position }: Match<GameState, unknown>): Standing | null {
  return position && { options, seed, position }
}

/** What comes of a task: a choice for the bot's own seat, or a hint for whoever sits there. Null leaves a standing offer alone. */
export interface Thought {
  readonly choice?: Value | null
  /** What the bot will answer next, if its choice is taken. */
  readonly plan?: readonly Value[] | undefined
  /** What the bot says it is about to do, beside its choice. */
  readonly intent?: Text | null
  readonly hint?: Hint | null
}

/** What a bot can be asked for. */
export type Wanted = 'choice' | 'hint'

/** How many milliseconds a bot usually tries things out before it goes by what it has found. */
export const usualThought = 1000

/** Tells a bot to make up its mind once it has thought long enough by the host's clock, or when there is a hurry. */
export function untilLongEnough(now: () => number, hurry?: () => boolean, longest = usualThought): () => boolean {
  const until = now() + longest
  return () => now() >= until || hurry?.() === true
}

/** Lets the bot think; `hurry` tells whether it is to make up its mind now. */
export function think(engine: AnyEngine, task: BotTask, wanted: Wanted, hurry?: () => boolean): Thought {
  const bot = botOf(engine, task)
  const seat = seatOf(engine, task, hurry)
  if (wanted === 'hint') return { hint: hintOf(bot, seat) }
  const reply = replyOf(bot, seat)
  return { choice: reply?.value ?? null, plan: reply?.plan, intent: intentOf(bot, seat) }
}

/** A standing offer is nothing that a bot is about. */
export function intentOf(bot: Bot<GameState>, seat: Seat<GameState>): Text | null {
  return seat.decision.standing ? null : (bot.intends?.(seat) ?? null)
}

function hintOf(bot: Bot<GameState>, seat: Seat<GameState>): Hint | null {
  if (bot.advise) return bot.advise(seat)
  const value = bot.choose(seat)
  return value === null ? null : { value, chance: null, reason: null }
}

/** Who is asked what to do: the bot that gives advice, or else the strongest of those that answer at once. */
export function adviserOf<S extends GameState>(bots: readonly BotEntry<S>[]): BotEntry<S> | null {
  return bots.find(({ advises }) => advises) ?? usualBot(bots) ?? null
}

function botOf({ bots }: AnyEngine, { bot: id }: BotTask): Bot<GameState> {
  const bot = bots.find((entry) => entry.bot.id === id)?.bot
  if (!bot) throw new Error(`There is no bot "${id}".`)
  return bot
}

function seatOf(engine: AnyEngine, task: BotTask, hurry?: () => boolean): Seat<GameState> {
  const { seat, decision, view, plan, standing, seed, budget, wishes } = task
  let match: Match<GameState, unknown> | null = null
  const imagine = (n: number) => {
    if (!standing) return null
    match ??= matchAt(engine, standing)
    return imagineGame(match, seat, `${seed}/${n}`)
  }
  return {
    ...{ seat, decision, plan, budget, wishes, imagine },
    view: () => view,
    random: openStream(seed),
    ...(hurry ? { hurry } : {}),
  }
}

function matchAt({ game }: AnyEngine, { options, seed, position }: Standing): Match<GameState, unknown> {
  return finish(Match.resumeAt(game, options, seed, position, [], position.told))
}
