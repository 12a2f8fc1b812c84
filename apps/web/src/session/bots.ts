import {
  type AnyEngine,
  adviserOf,
  anyAnswer,
  type Bot,
  type BotEntry,
  BotPace,
  type Decision,
  type GameState,
  type Hint,
  type Match,
  nextStep,
  type RandomStream,
  type Thought,
  taskFor,
  think,
  type Value,
} from '@keep-flying/kernel'
import type { Problem } from '@keep-flying/protocol'
import { usualOf } from '../game/bots.ts'
import type { HostSurroundings, ThinkingTask } from './hosting.ts'
import type { LocalSeat } from './storage.ts'

/** How often bots may run into a broken rule before the game has to wait for a person to look. */
const patienceWithFaults = 10

/** Milliseconds after which people are told that a bot thinks. */
const noticeable = 300

/** Lets the bots of a game answer, one decision after another, until it waits for a person. */
export class Bots {
  readonly #engine: AnyEngine
  readonly #match: Match<GameState, unknown>
  readonly #seats: readonly LocalSeat[]
  readonly #random: RandomStream
  readonly #enter: (change: () => void) => Promise<Problem | null>
  readonly #outside: Pick<HostSurroundings, 'thinker' | 'tellThinking'>
  #isHurried = false
  /** Standing offers that were left alone. */
  readonly #leftAlone = new Set<number>()
  readonly #pace = new BotPace()
  #delay = 500
  #driving = false
  #stopped = false
  #faults = 0
  #wake: (() => void) | null = null

  constructor(
    engine: AnyEngine,
    match: Match<GameState, unknown>,
    seats: readonly LocalSeat[],
    random: RandomStream,
    enter: (change: () => void) => Promise<Problem | null>,
    outside: Pick<HostSurroundings, 'thinker' | 'tellThinking'>,
  ) {
    this.#engine = engine
    this.#match = match
    this.#seats = seats
    this.#random = random
    this.#enter = enter
    this.#outside = outside
  }

  /** Milliseconds a bot waits before the first step of its turn; a shorter wait takes effect at once. */
  set delay(milliseconds: number) {
    this.#delay = milliseconds
    this.#wake?.()
  }

  go(): void {
    if (!this.#driving) void this.#drive()
  }

  stop(): void {
    this.#stopped = true
    this.#outside.thinker.stop()
    this.#wake?.()
  }

  /** Lets a bot that thinks make up its mind. */
  hurry(): void {
    this.#isHurried = true
    this.#outside.thinker.stop()
  }

  /** Answers for everybody at once, people too: so many times, then on until a person is asked something of a kind. */
  help(decisions: number, until: string | null, people: readonly number[]): void {
    for (let given = 0; given < decisions + (until === null ? 0 : 5000) && !this.#match.over; given++) {
      const decision = this.#match.pending.find(({ standing }) => !standing)
      if (!decision || (given >= decisions && people.includes(decision.seat) && decision.kind === until)) return
      const { seat, number } = decision
      this.#match.answer({ seat, decision: number, value: this.#chosen(decision) })
    }
  }

  /** What the game's adviser would answer; null if it has nothing to say. */
  async hint(decision: Decision): Promise<Hint | null> {
    const adviser = adviserOf(this.#engine.bots)
    return (adviser && (await this.#thought(decision, adviser, 'hint')).hint) ?? null
  }

  async #drive(): Promise<void> {
    this.#driving = true
    try {
      for (let next = this.#next(); next && !this.#stopped; next = this.#next()) {
        if (!next.standing) await this.#pause(next.seat)
        if (!this.#stopped) await this.#take(next)
      }
    } finally {
      this.#driving = false
    }
  }

  /** The next decision a bot has to look at; standing offers first, for the main question always gets an answer. */
  #next(): Decision | undefined {
    if (this.#faults >= patienceWithFaults) return undefined
    const open = this.#match.pending.filter(
      ({ seat, number }) => this.#seats[seat]?.kind === 'bot' && !this.#leftAlone.has(number),
    )
    return open.find(({ standing }) => standing) ?? open[0]
  }

  #pause(seat: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#pace.before(nextStep(this.#match, seat), this.#delay))
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async #take(decision: Decision): Promise<void> {
    const { seat, number, standing } = decision
    if (!this.#match.pending.includes(decision)) return
    const sitter = this.#seats[seat]
    const value = sitter?.kind === 'bot' ? await this.#choice(decision, this.#botBy(sitter.bot)) : null
    // Something may have been taken back while it thought.
    if (this.#stopped || !this.#match.pending.includes(decision)) return
    if (value === null && standing) {
      this.#leftAlone.add(number)
      return
    }
    const answer = { seat, decision: number, value: value ?? anyAnswer(decision, this.#random) }
    const problem = await this.#enter(() => this.#match.answer(answer))
    if (problem?.code === 'rules-fault') this.#faults++
    if (problem) return
    this.#faults = 0
    this.#leftAlone.clear()
  }

  /** What the bot wants; null if nothing, if it broke, or if the rules just failed on what it wanted. */
  async #choice(decision: Decision, entry: BotEntry<GameState>): Promise<Value | null> {
    if (this.#faults > 0) return null
    try {
      return (await this.#thought(decision, entry, 'choice')).choice ?? null
    } catch {
      // A broken bot must not hold up the game: any legal answer stands in for it.
      return null
    }
  }

  /** Bots that search think elsewhere, so that the game can be played on meanwhile; the others answer at once. */
  #thought(decision: Decision, { bot }: BotEntry<GameState>, wanted: keyof Thought): Thought | Promise<Thought> {
    if (!bot.imagines && wanted === 'choice') return { choice: this.#quickChoice(decision, bot) }
    const { game, options, seed, answers } = this.#match
    // Of the seed, but nothing the game's own chance could be told from.
    const own = `sfc32:${seed}/bots/${answers}/${decision.seat}`
    const task = taskFor(this.#engine, this.#match, decision, { bot: bot.id, seed: own, budget: 1 })
    return bot.imagines
      ? this.#longThought({ ...task, game: game.id, options }, wanted)
      : think(this.#engine, task, wanted)
  }

  /** People are told of whoever takes more than a moment; one that is cut short answers here, without searching. */
  async #longThought(task: ThinkingTask, wanted: keyof Thought): Promise<Thought> {
    const { thinker, tellThinking } = this.#outside
    const since = Date.now()
    this.#isHurried = false
    const tell = () => wanted === 'choice' && tellThinking({ seat: task.seat, since })
    const timer = setTimeout(tell, noticeable)
    try {
      return await thinker.think(task, wanted)
    } catch (problem) {
      if (!this.#isHurried || this.#stopped) throw problem
      return think(this.#engine, { ...task, budget: 0 }, wanted)
    } finally {
      clearTimeout(timer)
      tellThinking(null)
    }
  }

  #quickChoice(decision: Decision, bot: Bot<GameState>): Value | null {
    const { seat } = decision
    return bot.choose({
      ...{ seat, decision, random: this.#random },
      view: () => this.#match.view(seat),
      imagine: () => null,
    })
  }

  /** What the usual bot would answer, which is quick. */
  #chosen(decision: Decision): Value {
    try {
      return this.#quickChoice(decision, usualOf(this.#engine.bots).bot) ?? anyAnswer(decision, this.#random)
    } catch {
      return anyAnswer(decision, this.#random)
    }
  }

  /** The bot of this id. For one that is gone, as in a game from a file, the usual one sits down. */
  #botBy(id: string): BotEntry<GameState> {
    const { bots } = this.#engine
    return bots.find(({ bot }) => bot.id === id) ?? usualOf(bots)
  }
}
