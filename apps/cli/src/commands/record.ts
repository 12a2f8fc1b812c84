import {
  type Decision,
  eventText,
  type GameRecord,
  type GameState,
  type LogEntry,
  type Match,
  RecordError,
  Refusal,
  RulesFault,
  replayRecord,
  verifyRecord,
  winnersOf,
} from '@keep-flying/kernel'
import { messageOf, RunError, readArgs, readOptionalCount, UsageError } from '../args.ts'
import { type CliGame, withGame } from '../games.ts'
import { sayAnswer, showDecision } from '../play/choices.ts'
import { loadGame, readGame } from '../records.ts'
import { ruled, wrap } from '../terminal/layout.ts'
import { bold, dim } from '../terminal/style.ts'

/** What can be done with a recorded game: tell it again, prove it, look into it. */

export function replay(args: readonly string[]): void {
  const { values, given } = readArgs(
    args,
    { from: { type: 'string' }, to: { type: 'string' }, seat: { type: 'string' } },
    { names: ['FILE'] },
  )
  const { record } = loadGame(given[0] ?? '')
  const last = record.log.length
  const from = readOptionalCount('--from', values.from, 1, last) ?? 1
  const to = readOptionalCount('--to', values.to, from, last) ?? last
  withGame(record.game, (game) => tellAgain(game, record, { from, to, seat: readSeat(game, record, values.seat) }))
}

/** Seats count from 0, as in the record. */
function readSeat<S extends GameState, O>(
  { game }: CliGame<S, O>,
  record: GameRecord,
  value: string | undefined,
): number | null {
  return readOptionalCount('--seat', value, 0, game.seats(optionsOf(game, record)) - 1) ?? null
}

function optionsOf<O>(game: { readOptions(raw: unknown): O }, record: GameRecord): O {
  try {
    return game.readOptions(record.options)
  } catch (problem) {
    throw new RunError(`The record's options are wrong: ${messageOf(problem)}`)
  }
}

/** Whatever a record does wrong is a failed run, told in one line. */
function failing<T>(act: () => T): T {
  try {
    return act()
  } catch (problem) {
    if (problem instanceof RecordError || problem instanceof Refusal || problem instanceof RulesFault)
      throw new RunError(problem.message)
    throw problem
  }
}

interface Span {
  readonly from: number
  readonly to: number
  /** Whose game is told; null tells everybody's. */
  readonly seat: number | null
}

function tellAgain<S extends GameState, O>(game: CliGame<S, O>, record: GameRecord, { from, to, seat }: Span): void {
  const match = failing(() => replayRecord(game.game, record, from - 1))
  let heard = Math.max(0, ...match.events(seat).map((event) => event.seq))
  if (from === 1) heard = 0
  record.log.slice(from - 1, to).forEach((entry, n) => {
    const viewer = seat ?? entry.seat
    const asked = match.pending.find((decision) => !('undo' in entry) && decision.number === entry.decision)
    const say = game.english(match.state)
    const screen = game.screen(match.view(viewer), viewer)
    const told = seat === null || seat === entry.seat ? `: ${entryWords(entry, asked, say)}` : ''
    for (const line of wrap(`${from + n}. ${screen.seatName(entry.seat)}${told}`, 5)) console.log(bold(line))
    failing(() => match.repeat(entry))
    heard = printEvents(game, match, viewer, heard)
  })
}

function entryWords(
  entry: LogEntry,
  asked: Decision | undefined,
  say: ReturnType<CliGame<GameState, unknown>['english']>,
): string {
  if ('undo' in entry) return entry.agreed ? 'takes back, as the table agreed' : 'takes back'
  return asked ? `${say(asked.prompt)} → ${sayAnswer(asked, entry.value, say)}` : 'answers'
}

function printEvents<S extends GameState, O>(
  game: CliGame<S, O>,
  match: Match<S, O>,
  viewer: number | null,
  since: number,
): number {
  const say = game.english(match.state)
  let heard = since
  for (const event of match.events(viewer, since)) {
    heard = event.seq
    for (const line of wrap(`       ${say(eventText(event))}`, 9)) console.log(line)
  }
  return heard
}

export function verify(args: readonly string[]): void {
  const { given } = readArgs(args, {}, { names: ['FILE'] })
  const { record } = failing(() => readGame(given[0] ?? ''))
  withGame(record.game, (game) => {
    optionsOf(game.game, record)
    const match = failing(() => verifyRecord(game.game, record))
    const screen = game.screen(match.state, null)
    const outcome = game.game.outcome(match.state)
    const round = game.roundOf(match.state)
    const winners = outcome
      ? winnersOf(outcome, game.game.seats(match.options)).map((seat) => screen.seatName(seat))
      : []
    console.log(match.over ? `${winners.join(' and ')} won in round ${round}.` : `Not over yet, in round ${round}.`)
    console.log(`verified: ${record.log.length} log entries, hash ${record.hash}`)
  })
}

export function inspect(args: readonly string[]): void {
  const { values, given } = readArgs(
    args,
    { at: { type: 'string' }, seat: { type: 'string' }, json: { type: 'boolean', default: false } },
    { names: ['FILE'] },
  )
  const { record } = loadGame(given[0] ?? '')
  if (values.at === undefined) throw new UsageError('--at is missing: the number of log entries to play.')
  const at = readOptionalCount('--at', values.at, 0, record.log.length) ?? 0
  withGame(record.game, (game) => {
    const seat = readSeat(game, record, values.seat)
    const match = failing(() => replayRecord(game.game, record, at))
    if (values.json) console.log(JSON.stringify(rawView(match, at, seat)))
    else for (const line of drawView(game, match, at, seat)) console.log(line)
  })
}

/** Who is waited for is known to all; what they may choose is theirs to know. */
function rawView<S extends GameState, O>(match: Match<S, O>, at: number, seat: number | null) {
  return {
    at,
    seat,
    over: match.over,
    view: match.view(seat),
    decisions: match.decisionsOf(seat),
    waitingFor: match.pending.map(({ seat: asked, kind, standing }) => ({
      seat: asked,
      kind,
      standing: standing === true,
    })),
  }
}

function drawView<S extends GameState, O>(
  game: CliGame<S, O>,
  match: Match<S, O>,
  at: number,
  seat: number | null,
): string[] {
  const view = match.view(seat)
  const screen = game.screen(view, seat)
  const reading = { say: game.english(view), screen, cardOf: (id: string) => game.cardOf(id, match.options) }
  const seen = seat === null ? 'a spectator' : screen.seatName(seat)
  const ships = Array.from({ length: game.game.seats(match.options) }, (_, n) => ['', ...screen.ship(n).flat()]).flat()
  const asked = match.decisionsOf(seat).flatMap((decision) => ['', ...showDecision(decision, reading)])
  const waiting = match.pending
    .filter((decision) => decision.seat !== seat && !decision.standing)
    .map((decision) => dim(`Waiting for ${screen.seatName(decision.seat)}: ${decision.kind}`))
  return [
    bold(ruled(`After ${at} entries, as ${seen} sees it`)),
    screen.heading(),
    ...ships,
    '',
    ...screen.common(),
    ...asked,
    ...(waiting.length === 0 ? [] : ['', ...waiting]),
    ...(match.over ? ['', ...screen.standing()] : []),
  ]
}
