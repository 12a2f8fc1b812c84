import {
  type AnyPackage,
  type Decision,
  eventText,
  type GameRecord,
  type GameState,
  type LogEntry,
  type Match,
  replayRecord,
  type Viewer,
  type Writer,
} from '@keep-flying/kernel'
import { readArgs, readOptionalCount } from '../args.ts'
import { findGame, findTerminal } from '../find.ts'
import { describeEnd } from '../outcome.ts'
import { sayAnswer } from '../play/choices.ts'
import { failing, loadGame, readSeat } from '../records.ts'
import type { AnyTerminalGame } from '../terminal/game.ts'
import { wrap } from '../terminal/layout.ts'
import { bold } from '../terminal/style.ts'

/** Tells a recorded game again, entry by entry. */
export async function replay(args: readonly string[]): Promise<void> {
  const { values, given } = readArgs(
    args,
    { from: { type: 'string' }, to: { type: 'string' }, seat: { type: 'string' } },
    { names: ['FILE'] },
  )
  const { record } = loadGame(given[0] ?? '')
  const last = record.log.length
  const from = readOptionalCount('--from', values.from, 1, last) ?? 1
  const to = readOptionalCount('--to', values.to, from, last) ?? last
  const [game, terminal] = await Promise.all([findGame(record.game), findTerminal(record.game)])
  tell({ game, terminal, record, from, to, seat: readSeat(game, record, values.seat) })
}

interface Telling {
  readonly game: AnyPackage
  readonly terminal: AnyTerminalGame
  readonly record: GameRecord
  readonly from: number
  readonly to: number
  /** Whose game is told; null tells everybody's. */
  readonly seat: Viewer
}

function tell({ game, terminal, record, from, to, seat }: Telling): void {
  const match = failing(() => replayRecord(game.game, record, from - 1))
  let heard = from === 1 ? 0 : Math.max(0, ...match.events(seat).map((event) => event.seq))
  for (const [n, entry] of record.log.slice(from - 1, to).entries()) {
    const viewer = seat ?? entry.seat
    const asked = match.pending.find((decision) => !('undo' in entry) && decision.number === entry.decision)
    const say = game.english.writerFor(match.state)
    const { seatName } = terminal.screen(match.view(viewer), viewer)
    const answer = seat === null || seat === entry.seat ? `: ${entryWords(entry, asked, say)}` : ''
    print(wrap(`${from + n}. ${seatName(entry.seat)}${answer}`, 5).map(bold))
    failing(() => match.repeat(entry))
    heard = printEvents(match, viewer, heard, game.english.writerFor(match.state))
  }
  if (to === record.log.length) print(['', ...wrap(describeEnd(game, match, terminal.screen(match.view(seat), seat)))])
}

function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line)
}

function entryWords(entry: LogEntry, asked: Decision | undefined, say: Writer): string {
  if ('undo' in entry) return entry.agreed ? 'takes back, as the table agreed' : 'takes back'
  return asked ? `${say(asked.prompt)} → ${sayAnswer(asked, entry.value, say)}` : 'answers'
}

function printEvents(match: Match<GameState, unknown>, viewer: Viewer, since: number, say: Writer): number {
  let heard = since
  for (const event of match.events(viewer, since)) {
    heard = event.seq
    print(wrap(`       ${say(eventText(event))}`, 9))
  }
  return heard
}
