import {
  type AnyPackage,
  type Bot,
  type Consequences,
  type Decision,
  eventText,
  foretell,
  type GameState,
  imagineGame,
  type Match,
  openStream,
  Refusal,
  RulesFault,
  untilLongEnough,
  type Value,
} from '@keep-flying/kernel'
import { RunError } from '../args.ts'
import { nextInCampaign } from '../campaign.ts'
import { describeEnd } from '../outcome.ts'
import type { AnyTerminalGame, Block } from '../terminal/game.ts'
import { ruled, wrap } from '../terminal/layout.ts'
import type { LineReader } from '../terminal/lines.ts'
import { accent, bold, warn } from '../terminal/style.ts'
import { type Display, NotAnAnswer, optionsOf, readAnswers, showDecision } from './choices.ts'
import { runCommand } from './commands.ts'

/** What a session needs to begin. */
interface Table {
  readonly game: AnyPackage
  readonly terminal: AnyTerminalGame
  readonly match: Match<GameState, unknown>
  readonly seats: readonly string[]
  /** One bot per seat, and null at the person's: in a co-operative game they may have several. */
  readonly bots: readonly (Bot<GameState> | null)[]
  readonly lines: LineReader
}

/** A person's game against bots, in a terminal. */
export class Session {
  readonly game: AnyPackage
  readonly terminal: AnyTerminalGame
  readonly match: Match<GameState, unknown>
  readonly seats: readonly string[]
  /** The person's seat; of several, the one that was asked last. */
  you: number
  /** The decision on the screen. */
  decision: Decision | null = null
  readonly #bots: readonly (Bot<GameState> | null)[]
  readonly #lines: LineReader
  #heard = 0
  #consequences: Consequences<GameState> | null = null
  /** The heading and blocks of the last screen. */
  #shown = { heading: '', blocks: new Set<string>() }
  /** Offers that were left alone, each with the turn it was made in. */
  readonly #left = new Set<string>()
  /** Options typed ahead, to be chosen one after the other while the same is asked. */
  #ahead: { readonly kind: string; readonly ids: readonly string[] } | null = null

  constructor({ game, terminal, match, seats, bots, lines }: Table) {
    this.game = game
    this.terminal = terminal
    this.match = match
    this.seats = seats
    this.you = bots.indexOf(null)
    this.#bots = bots
    this.#lines = lines
  }

  /** What the person is shown now. */
  get display(): Display {
    const { game, terminal, match, you } = this
    const view = match.view(you)
    const say = game.english.writerFor(view)
    const words = this.#consequences
    return {
      say,
      screen: terminal.screen(view, you),
      cardOf: (id) => terminal.cardOf(id, match.options),
      foretold: (decision, value) => (words ? foretell(match, words, decision, value).map(say).join(' ') : ''),
    }
  }

  /** Plays until the game is over or the person leaves it. */
  async play(): Promise<void> {
    this.#consequences = (await this.game.consequences?.()) ?? null
    while (!this.match.over) {
      if (this.#botAnswers(true)) continue
      const decision = this.#yours()
      if (decision) {
        if (this.#answersAhead(decision)) continue
        if ((await this.#ask(decision)) === 'leave') return
      } else if (!this.#botAnswers(false)) throw new RunError('Nobody can answer, though a decision is pending.')
    }
    await this.#afterwards()
  }

  /** Your question, or a standing offer that you were not shown in this turn yet. */
  #yours(): Decision | undefined {
    const mine = this.match.pending.filter(({ seat }) => this.isYours(seat))
    const isNew = (one: Decision) => isWorthAStop(one) && !this.#left.has(this.#offerKey(one))
    return mine.find((one) => one.standing && isNew(one)) ?? mine.find((one) => !one.standing)
  }

  readonly isYours = (seat: number): boolean => this.#bots[seat] === null

  #offerKey(offer: Decision): string {
    return `${this.display.screen.heading()}/${offer.seat}/${offer.kind}`
  }

  #botAnswers(standing: boolean): boolean {
    const { match } = this
    for (const decision of match.pending) {
      const { seat, number } = decision
      const bot = this.#bots[seat]
      if (!bot || (decision.standing ?? false) !== standing) continue
      const value = bot.choose({
        seat,
        decision,
        view: () => match.view(seat),
        imagine: (n) => imagineGame(match, seat, `sfc32:${match.seed}/dream/${match.answers}/${seat}/${n}`),
        random: openStream(`sfc32:${match.seed}/bot/${match.answers}/${seat}`),
        hurry: untilLongEnough(() => performance.now()),
      })
      if (value === null) continue
      match.answer({ seat, decision: number, value })
      return true
    }
    return false
  }

  async #ask(decision: Decision): Promise<'answered' | 'leave'> {
    this.decision = decision
    this.you = decision.seat
    this.draw()
    for (;;) {
      const line = await this.#lines.ask(bold('> '))
      if (line === null) return this.#inputEnded()
      const done = await runCommand(this, line)
      if (done === 'leave') return 'leave'
      // An undo replaces this decision by another.
      if (!this.match.pending.includes(decision)) return 'answered'
      if (done === 'done') continue
      if (this.#answer(decision, line)) return 'answered'
    }
  }

  #answer(decision: Decision, line: string): boolean {
    try {
      const [value, ...ahead] = readAnswers(decision, line, this.display.say)
      if (value === undefined) this.#left.add(this.#offerKey(decision))
      else this.#give(decision, value)
      if (ahead.length > 0) this.#ahead = { kind: decision.kind, ids: ahead.map(String) }
      return true
    } catch (problem) {
      if (!(problem instanceof NotAnAnswer || problem instanceof Refusal || problem instanceof RulesFault))
        throw problem
      this.print(wrap(problem.message).map(warn))
      return false
    }
  }

  /** Chooses what was typed ahead, if it is still on offer; otherwise all that is left of it is dropped. */
  #answersAhead(decision: Decision): boolean {
    const { kind, ids: [next, ...rest] = [] } = this.#ahead ?? {}
    this.#ahead = kind === undefined || rest.length === 0 ? null : { kind, ids: rest }
    if (next === undefined) return false
    if (decision.kind === kind && optionsOf(decision).some(({ id }) => id === next)) {
      this.#give(decision, next)
      return true
    }
    this.#ahead = null
    this.print([warn('The rest of what you typed no longer fits.')])
    return false
  }

  #give(decision: Decision, value: Value): void {
    this.match.answer({ seat: decision.seat, decision: decision.number, value })
  }

  #inputEnded(): 'leave' {
    this.print([
      'The input has ended, and the game with it. Next time, "save FILE" saves it and --load FILE resumes it.',
    ])
    return 'leave'
  }

  async #afterwards(): Promise<void> {
    this.decision = null
    const { screen } = this.display
    const end = wrap(describeEnd(this.game, this.match, screen))
    this.print(['', bold(ruled('The game is over')), ...this.news(), '', ...end, ...screen.standing(), ''])
    this.print(this.#campaign())
    this.print(['"log" tells what happened, "save FILE" writes the record, "quit" leaves.'])
    for (;;) {
      const line = await this.#lines.ask(bold('> '))
      if (line === null) return
      const done = await runCommand(this, line)
      if (done === 'leave' || !this.match.over) return done === 'leave' ? undefined : this.play()
      if (done === 'unknown') this.print(['The game is over; ? lists what you can still type.'])
    }
  }

  /** How the campaign goes on, if this was a game of one. */
  #campaign(): string[] {
    const { game, match, display } = this
    const next = nextInCampaign(match)
    if (next === null) return []
    const stands = game.describeCampaign?.(next)
    return [...(stands ? wrap(`The campaign goes on. ${display.say(stands)}`) : []), '']
  }

  drawAll(): void {
    this.#shown.heading = ''
    this.draw()
  }

  /** The screen for the current decision. Within a turn, blocks that have not changed are not drawn again. */
  draw(): void {
    const { decision, display } = this
    if (!decision) return
    const { screen } = display
    const heading = screen.heading()
    const [summary = [], ...details] = screen.seat(this.you)
    const blocks: readonly Block[] = [...details, ...screen.around(optionsOf(decision))]
    const known = this.#shown.heading === heading ? this.#shown.blocks : new Set<string>()
    this.#shown = { heading, blocks: new Set(blocks.map(String)) }
    this.print([
      '',
      accent(ruled(heading)),
      ...summary,
      ...blocks.filter((block) => !known.has(String(block))).flat(),
      ...withTitle('News', this.news()),
      '',
      ...showDecision(decision, display),
    ])
  }

  /** What happened since the last screen. */
  news(): string[] {
    const { say } = this.display
    const events = this.match.events(this.you, this.#heard)
    this.#heard = Math.max(this.#heard, ...events.map((event) => event.seq))
    return events.flatMap((event) => wrap(`  ${say(eventText(event))}`, 4))
  }

  print(lines: readonly string[]): void {
    for (const line of lines) console.log(line)
  }
}

/** Offers of what is merely allowed wait for your own turn: they would hold up everybody else's. */
function isWorthAStop(offer: Decision): boolean {
  return optionsOf(offer).some((option) => option.role !== 'minor')
}

function withTitle(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [bold(title), ...lines]
}
