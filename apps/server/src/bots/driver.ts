import { setTimeout as wait } from 'node:timers/promises'
import {
  anyAnswer,
  BotPace,
  canonical,
  checkValue,
  type Decision,
  type NextStep,
  nextStep,
  openStream,
  type Text,
  type Thought,
  type Value,
} from '@keep-flying/kernel'
import type { BotMind, Problem } from '@keep-flying/protocol'
import { packageOf } from '../games/catalog.ts'
import type { Metrics } from '../metrics.ts'
import type { AnyMatch } from '../play/revival.ts'
import type { Room } from '../play/room.ts'
import { Trouble } from '../problems.ts'
import type { Services } from '../services.ts'
import { wishesAt } from '../storage/wishes.ts'
import type { BotPool } from './pool.ts'
import { type GameTask, newTask } from './task.ts'

/** A question to a bot's seat. It may be gone by the time the bot is due. */
interface Turn {
  readonly number: number
  readonly standing: boolean
  readonly step: NextStep
  readonly bot: string
}

/** All bots of a node share their time as if they came from one network, however many tables there are. */
const network = 'bots'

/** What a bot's answer is refused with where trying another makes no sense. */
const final: ReadonlySet<Problem['code']> = new Set(['unavailable', 'not-found', 'too-large', 'full'])

/** Milliseconds after which people are told that a bot thinks. */
const noticeable = 300

/** How often a bot may run into a broken rule before it leaves the table to the people. */
const mostFaults = 10

/**
 * Milliseconds that bots wait at least when they are at work at so many tables: together they answer at most every five
 * milliseconds, however little those who made the tables want them to wait, so that people have most of the node's time.
 * Where nobody looks on, there is no hurry. If they must slow down because they have had much stored, it is every ten.
 */
export function crowdPause(tables: number, { isWatched, mustSlowDown }: Circumstances): number {
  const slowly = mustSlowDown ? 10 * tables : 0
  const crowded = tables > 10 ? (isWatched ? 5 : 20) * tables : 0
  return Math.max(slowly, crowded)
}

interface Circumstances {
  readonly isWatched: boolean
  readonly mustSlowDown: boolean
}

/** Lets the bots at a table answer one decision after another, as people would. */
export class BotDriver {
  readonly #services: Services
  readonly #metrics: Metrics
  readonly #pool: BotPool
  readonly #room: Room
  readonly #stop = new AbortController()
  /** Standing offers that bots ignore. */
  readonly #leftAlone = new Set<number>()
  readonly #pace = new BotPace()
  #driving = false
  #again = false
  #faults = { version: 0, count: 0 }
  /** The bot that thinks for long, since when, and how it is told to hurry. */
  #thinking: { readonly seat: number; readonly since: number; readonly hurry: AbortController } | null = null
  /** What a bot says it is about to do, while it is at it. */
  #intent: { readonly seat: number; readonly text: Text } | null = null
  readonly #tell: (minds: readonly BotMind[]) => void

  /** `tell` is told of bots that think for a while, when they are done, and what they are about to do. */
  constructor(
    services: Services,
    metrics: Metrics,
    pool: BotPool,
    room: Room,
    tell: (minds: readonly BotMind[]) => void = () => undefined,
  ) {
    this.#services = services
    this.#metrics = metrics
    this.#pool = pool
    this.#room = room
    this.#tell = tell
  }

  /** What goes on in the bots at this table, as far as people are told. */
  get minds(): readonly BotMind[] {
    const [thinking, intent] = [this.#thinking, this.#intent]
    const seats = new Set([thinking?.seat, intent?.seat].flatMap((seat) => seat ?? []))
    return [...seats].map((seat) => ({
      seat,
      thinkingFor: thinking?.seat === seat ? this.#services.now() - thinking.since : null,
      intent: intent?.seat === seat ? intent.text : null,
    }))
  }

  /** Tells what a bot is about to do, and leaves people a moment to read it. Nothing new leaves standing what it said before. */
  async #announce(seat: number, text: Text): Promise<void> {
    if (this.#intent?.seat === seat && canonical(this.#intent.text) === canonical(text)) return
    this.#intent = { seat, text }
    this.#tell(this.minds)
    const pause = this.#room.table.game.bot_delay
    if (pause > 0 && this.#room.watched) await wait(pause, undefined, { signal: this.#stop.signal })
  }

  /** Whoever's turn is over is about nothing any more. */
  #forgetIntentBut(seat: number | null): void {
    if (this.#intent === null || this.#intent.seat === seat) return
    this.#intent = null
    this.#tell(this.minds)
  }

  /** Lets a bot that thinks make up its mind. */
  hurry(): void {
    this.#thinking?.hurry.abort()
  }

  get driving(): boolean {
    return this.#driving
  }

  /** Something changed: lets bots answer until the game waits for a person. */
  go(): void {
    this.#again = true
    if (this.#driving || this.#stop.signal.aborted) return
    this.#driving = true
    this.#pool.tables.add(this.#room.id)
    this.#drive()
      .catch((problem: unknown) => {
        // Why the game cannot continue was logged where it happened.
        if (this.#stop.signal.aborted || problem instanceof Trouble) return
        this.#services.log.error({ table: this.#room.id, err: problem }, 'bots stopped')
      })
      .finally(() => {
        this.#driving = false
        this.#pool.tables.delete(this.#room.id)
        // Something changed after the last look.
        if (this.#again) this.go()
      })
  }

  stop(): void {
    this.#stop.abort()
  }

  async #drive(): Promise<void> {
    while (this.#again && !this.#stop.signal.aborted) {
      this.#again = false
      for (let turn = await this.#next(); turn; turn = await this.#next()) await this.#take(turn)
      this.#forgetIntentBut(null)
    }
  }

  /** How often bots ran into a broken rule in the game's current state. */
  get #faultsHere(): number {
    return this.#faults.version === this.#room.version ? this.#faults.count : 0
  }

  /**
   * The next decision a bot has to consider; standing offers first, because the main question always gets an answer.
   */
  async #next(): Promise<Turn | null> {
    const { game, seats } = this.#room.table
    if (game.status !== 'playing' || this.#faultsHere >= mostFaults || this.#stop.signal.aborted) return null
    const bots = new Map(
      seats.flatMap(({ seat, bot, stand_in }) => {
        const playing = bot ?? stand_in
        return playing === null ? [] : [[seat, playing] as const]
      }),
    )
    if (bots.size === 0) return null
    // A question shared with a person is theirs to answer: nobody has to be quicker than a machine.
    const isForBots = ({ seat, sharedBy = [] }: Decision) => bots.has(seat) && sharedBy.every((one) => bots.has(one))
    return this.#room.look((match) => {
      this.#forgetGone(match)
      const open = match.pending.filter((decision) => isForBots(decision) && !this.#leftAlone.has(decision.number))
      const decision = open.find(({ standing }) => standing) ?? open[0]
      if (!decision) return null
      const { number, seat, standing = false } = decision
      return { number, standing, step: nextStep(match, seat), bot: bots.get(seat) ?? '' }
    })
  }

  /** Whatever is asked later, be it under the same number, is another question. */
  #forgetGone({ pending }: AnyMatch): void {
    for (const number of this.#leftAlone)
      if (!pending.some((decision) => decision.number === number && decision.standing)) this.#leftAlone.delete(number)
  }

  async #take(turn: Turn): Promise<void> {
    if (!turn.standing) this.#forgetIntentBut(turn.step.seat)
    const pace = turn.standing ? 0 : this.#pace.before(turn.step, this.#room.table.game.bot_delay)
    const pause = Math.max(pace, this.#crowdPause)
    if (pause > 0) await wait(pause, undefined, { signal: this.#stop.signal })
    await this.#ownTime()
    // The room goes on while the bot thinks: what it is told is written at once, because a view shares parts with the state.
    const asked = await this.#room.look((match) => {
      const task = this.#task(match, turn)
      return task && { task, thought: this.#think(task) }
    })
    if (!asked) return
    const thought = await asked.thought
    if (thought.intent) await this.#announce(asked.task.seat, thought.intent)
    await this.#answer(asked.task, thought)
  }

  get #crowdPause(): number {
    const { botsMustSlowDown: mustSlowDown } = this.#services.quotas
    return crowdPause(this.#pool.tables.size, { isWatched: this.#room.watched, mustSlowDown })
  }

  /** Bots wait for those who have had less of the node's time. */
  #ownTime(): Promise<void> {
    return this.#services.scheduler.turn(network, Number.POSITIVE_INFINITY)
  }

  /** What the bot is told; null if the question was answered or taken back meanwhile. */
  #task(match: AnyMatch, { number, bot }: Turn): GameTask | null {
    const decision = match.pending.find((open) => open.number === number)
    const pack = packageOf(this.#services.games, this.#room.table.game.game)
    if (!decision) return null
    return newTask(pack, match, decision, { bot, budget: this.#pool.budget, wishes: wishesAt(this.#room.table) })
  }

  async #answer({ seat, decision }: GameTask, { choice: value = null, plan }: Thought): Promise<void> {
    if (value === null) {
      this.#leftAlone.add(decision.number)
      return
    }
    await this.#ownTime()
    try {
      const given = { decision: decision.number, value, ...(plan ? { plan } : {}) }
      await this.#room.answer({ seat, user: null }, given, null)
      this.#services.quotas.spendForBots(given)
      this.#leftAlone.clear()
    } catch (problem) {
      if (!(problem instanceof Trouble)) throw problem
      if (problem.code === 'rules-fault') this.#faults = { version: this.#room.version, count: this.#faultsHere + 1 }
      else if (final.has(problem.code)) throw problem
    }
  }

  /** People are told of whoever takes more than a moment, and may cut it short. */
  async #chosen(task: GameTask): Promise<Thought> {
    if (!task.standing) return this.#pool.choose(task)
    const hurry = new AbortController()
    this.#thinking = { seat: task.seat, since: this.#services.now(), hurry }
    let isTold = false
    const timer = setTimeout(() => {
      isTold = true
      this.#tell(this.minds)
    }, noticeable)
    try {
      return await this.#pool.choose(task, hurry.signal)
    } finally {
      clearTimeout(timer)
      this.#thinking = null
      if (isTold) this.#tell(this.minds)
    }
  }

  /** The bot's answer, or one in its place: a broken bot must not hold up the table. Null ignores a standing offer. */
  async #think(task: GameTask): Promise<Thought> {
    const stopwatch = this.#metrics.botSeconds.startTimer()
    try {
      if (this.#faultsHere > 0) return { choice: inPlaceOf(task) }
      const thought = await this.#chosen(task)
      const { choice = null } = thought
      if (choice === null) return { choice: inPlaceOf(task) }
      checkValue(task.decision, choice)
      return thought
    } catch (problem) {
      if (this.#stop.signal.aborted) throw problem
      this.#services.log.error({ table: this.#room.id, bot: task.bot, err: problem }, 'a bot failed')
      // Whoever had no time to try things out answers without.
      return task.standing ? await this.#think({ ...task, standing: null, budget: 0 }) : { choice: inPlaceOf(task) }
    } finally {
      stopwatch()
    }
  }
}

/** Any legal answer; null for a standing offer, which is then ignored. */
function inPlaceOf({ decision, seed }: GameTask): Value | null {
  return decision.standing ? null : anyAnswer(decision, openStream(seed))
}
