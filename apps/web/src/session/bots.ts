import {
  type AnyEngine,
  adviserOf,
  anyAnswer,
  type Bot,
  type BotEntry,
  BotPace,
  canonical,
  type Decision,
  type GameState,
  type Hint,
  intentOf,
  type Match,
  nextStep,
  type RandomStream,
  type Text,
  type Thought,
  taskFor,
  think,
  type Value,
  type Wanted,
  type Wish,
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
  readonly #wishes: () => readonly Wish[]
  readonly #outside: Pick<HostSurroundings, 'thinker' | 'tellThinking' | 'tellIntent'>
  #intent: { readonly seat: number; readonly text: Text } | null = null
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
    wishes: () => readonly Wish[],
    outside: Pick<HostSurroundings, 'thinker' | 'tellThinking' | 'tellIntent'>,
  ) {
    this.#engine = engine
    this.#match = match
    this.#seats = seats
    this.#random = random
    this.#enter = enter
    this.#wishes = wishes
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
        if (!next.standing) {
          this.#forgetIntentBut(next.seat)
          await this.#pause(this.#pace.before(nextStep(this.#match, next.seat), this.#delay))
        }
        if (!this.#stopped) await this.#take(next)
      }
      this.#forgetIntentBut(null)
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

  /** Tells what a bot is about to do, and leaves people a moment to read it. */
  async #announce(seat: number, text: Text): Promise<void> {
    if (this.#intent?.seat === seat && canonical(this.#intent.text) === canonical(text)) return
    this.#intent = { seat, text }
    this.#outside.tellIntent(this.#intent)
    await this.#pause(this.#delay)
  }

  /** Whoever's turn is over is about nothing any more. */
  #forgetIntentBut(seat: number | null): void {
    if (this.#intent === null || this.#intent.seat === seat) return
    this.#intent = null
    this.#outside.tellIntent(null)
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
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
    const {
      choice: value = null,
      plan,
      intent,
    } = sitter?.kind === 'bot' ? await this.#choice(decision, this.#botBy(sitter.bot)) : {}
    if (intent) await this.#announce(seat, intent)
    // Something may have been taken back while it thought.
    if (this.#stopped || !this.#match.pending.includes(decision)) return
    if (value === null && standing) {
      this.#leftAlone.add(number)
      return
    }
    const planned = plan ? { plan } : {}
    const answer = { seat, decision: number, value: value ?? anyAnswer(decision, this.#random), ...planned }
    const problem = await this.#enter(() => this.#match.answer(answer))
    if (problem?.code === 'rules-fault') this.#faults++
    if (problem) return
    this.#faults = 0
    this.#leftAlone.clear()
  }

  /** What the bot wants; null if nothing, if it broke, or if the rules just failed on what it wanted. */
  async #choice(decision: Decision, entry: BotEntry<GameState>): Promise<Thought> {
    if (this.#faults > 0) return {}
    try {
      return await this.#thought(decision, entry, 'choice')
    } catch {
      // A broken bot must not hold up the game: any legal answer stands in for it.
      return {}
    }
  }

  /** Bots that search think elsewhere, so that the game can be played on meanwhile; the others answer at once. */
  #thought(decision: Decision, { bot }: BotEntry<GameState>, wanted: Wanted): Thought | Promise<Thought> {
    if (!bot.imagines && wanted === 'choice') return this.#quickThought(decision, bot)
    const { game, options, seed, answers } = this.#match
    // Of the seed, but nothing the game's own chance could be told from.
    const own = `sfc32:${seed}/bots/${answers}/${decision.seat}`
    const task = taskFor(this.#engine, this.#match, decision, {
      ...{ bot: bot.id, seed: own, budget: 1 },
      wishes: this.#wishes(),
    })
    return bot.imagines
      ? this.#longThought({ ...task, game: game.id, options }, wanted)
      : think(this.#engine, task, wanted)
  }

  /** People are told of whoever takes more than a moment; one that is cut short answers here, without searching. */
  async #longThought(task: ThinkingTask, wanted: Wanted): Promise<Thought> {
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

  #quickThought(decision: Decision, bot: Bot<GameState>): Thought {
    const { seat } = decision
    const at = {
      ...{ seat, decision, random: this.#random, wishes: this.#wishes() },
      view: () => this.#match.view(seat),
      imagine: () => null,
    }
    return { choice: bot.choose(at), intent: intentOf(bot, at) }
  }

  /** What the usual bot would answer, which is quick. */
  #chosen(decision: Decision): Value {
    try {
      return this.#quickThought(decision, usualOf(this.#engine.bots).bot).choice ?? anyAnswer(decision, this.#random)
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
