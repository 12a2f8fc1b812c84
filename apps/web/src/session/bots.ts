import {
  type AnyEngine,
  anyAnswer,
  type Bot,
  BotPace,
  type Decision,
  type GameState,
  imagineGame,
  type Match,
  nextStep,
  type RandomStream,
  type Value,
} from '@keep-flying/kernel'
import type { Problem } from '@keep-flying/protocol'
import { usualOf } from '../game/bots.ts'
import type { LocalSeat } from './storage.ts'

/** How often bots may run into a broken rule before the game has to wait for a person to look. */
const patienceWithFaults = 10

/** Lets the bots of a game answer, one decision after another, until it waits for a person. */
export class Bots {
  readonly #engine: AnyEngine
  readonly #match: Match<GameState, unknown>
  readonly #seats: readonly LocalSeat[]
  readonly #random: RandomStream
  readonly #enter: (change: () => void) => Promise<Problem | null>
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
  ) {
    this.#engine = engine
    this.#match = match
    this.#seats = seats
    this.#random = random
    this.#enter = enter
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
    this.#wake?.()
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
    const value = sitter?.kind === 'bot' ? this.#choice(decision, this.#botBy(sitter.bot)) : null
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
  #choice(decision: Decision, bot: Bot<GameState>): Value | null {
    if (this.#faults > 0) return null
    const { seat } = decision
    const view = () => this.#match.view(seat)
    const imagine = (n: number) => imagineGame(this.#match, seat, `sfc32:${this.#match.answers}/${n}`)
    try {
      return bot.choose({ seat, decision, view, imagine, random: this.#random })
    } catch {
      // A broken bot must not hold up the game: any legal answer stands in for it.
      return null
    }
  }

  #chosen(decision: Decision): Value {
    return this.#choice(decision, usualOf(this.#engine.bots).bot) ?? anyAnswer(decision, this.#random)
  }

  /** The bot of this id. For one that is gone, as in a game from a file, the usual one sits down. */
  #botBy(id: string): Bot<GameState> {
    const { bots } = this.#engine
    return (bots.find(({ bot }) => bot.id === id) ?? usualOf(bots)).bot
  }
}
