import {
  type Bot,
  type Decision,
  eventText,
  type GameState,
  type Match,
  openStream,
  Refusal,
  RulesFault,
  type Value,
} from '@keep-flying/kernel'
import { RunError } from '../args.ts'
import type { CliGame } from '../games.ts'
import { ruled, wrap } from '../terminal/layout.ts'
import type { LineReader } from '../terminal/lines.ts'
import { accent, bold, warn } from '../terminal/style.ts'
import { NoAnswer, optionsOf, type Reading, readAnswerLine, showDecision } from './choices.ts'
import { runCommand } from './commands.ts'

/** A person's game against bots, on a terminal. */
export class Session<S extends GameState, O> {
  readonly game: CliGame<S, O>
  readonly match: Match<S, O>
  readonly seats: readonly string[]
  /** The person's seat. */
  readonly you: number
  /** The decision on the screen. */
  decision: Decision | null = null
  readonly #bots: readonly (Bot<S> | null)[]
  readonly #lines: LineReader
  #heard = 0
  /** The last screen: its heading and the blocks that stood on it. */
  #shown = { heading: '', blocks: new Set<string>() }
  /** Offers that were left alone, with the turn in which they were. */
  readonly #left = new Set<string>()

  constructor(
    game: CliGame<S, O>,
    match: Match<S, O>,
    seats: readonly string[],
    bots: readonly (Bot<S> | null)[],
    lines: LineReader,
  ) {
    this.game = game
    this.match = match
    this.seats = seats
    this.you = bots.indexOf(null)
    this.#bots = bots
    this.#lines = lines
  }

  /** The words and drawings of the moment. */
  get reading(): Reading {
    const { game, match, you } = this
    const view = match.view(you)
    return {
      say: game.english(view),
      screen: game.screen(view, you),
      cardOf: (id) => game.cardOf(id, match.options),
    }
  }

  /** Plays until the game is over or the person leaves it. */
  async play(): Promise<void> {
    while (!this.match.over) {
      if (this.#botAnswers(true)) continue
      const decision = this.#yours()
      if (decision) {
        if ((await this.#ask(decision)) === 'leave') return
      } else if (!this.#botAnswers(false)) throw new RunError('Nobody can answer, though a decision is pending.')
    }
    await this.#afterwards()
  }

  /** Your question, or an offer that stands and was not yet put to you in this turn. */
  #yours(): Decision | undefined {
    const mine = this.match.decisionsOf(this.you)
    const isNew = (one: Decision) => isWorthAStop(one) && !this.#left.has(this.#offerKey(one))
    return mine.find((one) => one.standing && isNew(one)) ?? mine.find((one) => !one.standing)
  }

  #offerKey(offer: Decision): string {
    return `${this.reading.screen.heading()}/${offer.kind}`
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
        imagine: () => match.imagine(seat, `sfc32:${match.seed}/dream/${match.answers}/${seat}`),
        random: openStream(`sfc32:${match.seed}/bot/${match.answers}/${seat}`),
      })
      if (value === null) continue
      match.answer({ seat, decision: number, value })
      return true
    }
    return false
  }

  async #ask(decision: Decision): Promise<'answered' | 'leave'> {
    this.decision = decision
    this.draw()
    for (;;) {
      const line = await this.#lines.ask(bold('> '))
      if (line === null) return this.#inputEnded()
      const done = runCommand(this, line)
      if (done === 'leave') return 'leave'
      // An undo puts another decision in the place of this one.
      if (!this.match.pending.includes(decision)) return 'answered'
      if (done === 'done') continue
      if (this.#answer(decision, line)) return 'answered'
    }
  }

  #answer(decision: Decision, line: string): boolean {
    try {
      const value = readAnswerLine(decision, line)
      if (value === null) this.#left.add(this.#offerKey(decision))
      else this.#give(decision, value)
      return true
    } catch (problem) {
      if (!(problem instanceof NoAnswer || problem instanceof Refusal || problem instanceof RulesFault)) throw problem
      this.print(wrap(problem.message).map(warn))
      return false
    }
  }

  #give(decision: Decision, value: Value): void {
    this.match.answer({ seat: this.you, decision: decision.number, value })
  }

  #inputEnded(): 'leave' {
    this.print([
      'The input has ended, and the game with it. Next time, "save FILE" keeps it and --load FILE resumes it.',
    ])
    return 'leave'
  }

  async #afterwards(): Promise<void> {
    this.decision = null
    const { screen } = this.reading
    this.print(['', bold(ruled('The game is over')), ...this.news(), '', ...screen.standing(), ''])
    this.print(['"log" tells it again, "save FILE" keeps the record, "quit" leaves.'])
    for (;;) {
      const line = await this.#lines.ask(bold('> '))
      if (line === null) return
      const done = runCommand(this, line)
      if (done === 'leave' || !this.match.over) return done === 'leave' ? undefined : this.play()
      if (done === 'unknown') this.print(['The game is over; ? lists what you can still do.'])
    }
  }

  drawAll(): void {
    this.#shown.heading = ''
    this.draw()
  }

  /** The screen of the present decision. Within a turn, what stands unchanged on the last screen is not drawn again. */
  draw(): void {
    const { decision, reading } = this
    if (!decision) return
    const { screen } = reading
    const heading = screen.heading()
    const [summary = [], ...details] = screen.ship(this.you)
    const blocks = [...details, withTitle('Around you', screen.around())]
    const known = this.#shown.heading === heading ? this.#shown.blocks : new Set<string>()
    this.#shown = { heading, blocks: new Set(blocks.map(String)) }
    this.print([
      '',
      accent(ruled(heading)),
      ...summary,
      ...blocks.filter((block) => !known.has(String(block))).flat(),
      ...withTitle('News', this.news()),
      '',
      ...showDecision(decision, reading),
    ])
  }

  /** What happened since the last screen. */
  news(): string[] {
    const { say } = this.reading
    const events = this.match.events(this.you, this.#heard)
    this.#heard = Math.max(this.#heard, ...events.map((event) => event.seq))
    return events.flatMap((event) => wrap(`  ${say(eventText(event))}`, 4))
  }

  print(lines: readonly string[]): void {
    for (const line of lines) console.log(line)
  }
}

/** What is merely allowed can wait for your own turn: it would hold up everybody else's. */
function isWorthAStop(offer: Decision): boolean {
  return optionsOf(offer).some((option) => option.role !== 'minor')
}

function withTitle(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [bold(title), ...lines]
}
