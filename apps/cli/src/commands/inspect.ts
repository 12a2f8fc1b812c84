import { type AnyPackage, type GameState, type Match, replayRecord, type Viewer } from '@keep-flying/kernel'
import { readArgs, readOptionalCount, UsageError } from '../args.ts'
import { findGame, findTerminal } from '../find.ts'
import { describeEnd } from '../outcome.ts'
import { showDecision } from '../play/choices.ts'
import { failing, loadGame, readSeat } from '../records.ts'
import type { AnyTerminalGame } from '../terminal/game.ts'
import { ruled, wrap } from '../terminal/layout.ts'
import { bold, dim } from '../terminal/style.ts'

/** Shows the table of a recorded game at some moment. */
export async function inspect(args: readonly string[]): Promise<void> {
  const { values, given } = readArgs(
    args,
    { at: { type: 'string' }, seat: { type: 'string' }, json: { type: 'boolean', default: false } },
    { names: ['FILE'] },
  )
  const { record } = loadGame(given[0] ?? '')
  const at = readOptionalCount('--at', values.at, 0, record.log.length)
  if (at === undefined) throw new UsageError('--at is missing: the number of log entries to play.')
  const game = await findGame(record.game)
  const seat = readSeat(game, record, values.seat)
  const match = failing(() => replayRecord(game.game, record, at))
  if (values.json) return console.log(JSON.stringify(rawView(game, match, at, seat)))
  const terminal = await findTerminal(record.game)
  for (const line of drawView(game, terminal, match, at, seat)) console.log(line)
}

/** Everybody knows who is waited for; only those asked know what they may choose. */
function rawView(game: AnyPackage, match: Match<GameState, unknown>, at: number, seat: Viewer) {
  return {
    at,
    seat,
    over: match.over,
    outcome: match.over ? game.game.outcome(match.state) : null,
    view: match.view(seat),
    decisions: match.decisionsOf(seat),
    waitingFor: match.pending.map(({ seat: asked, kind, standing }) => ({
      seat: asked,
      kind,
      standing: standing === true,
    })),
  }
}

function drawView(
  game: AnyPackage,
  terminal: AnyTerminalGame,
  match: Match<GameState, unknown>,
  at: number,
  seat: Viewer,
): string[] {
  const view = match.view(seat)
  const screen = terminal.screen(view, seat)
  const display = {
    say: game.english.writerFor(view),
    screen,
    cardOf: (id: string) => terminal.cardOf(id, match.options),
    foretold: () => '',
  }
  const viewer = seat === null ? 'a spectator' : screen.seatName(seat)
  const seats = Array.from({ length: game.game.seats(match.options) }, (_, n) => ['', ...screen.seat(n).flat()]).flat()
  const asked = match.decisionsOf(seat).flatMap((decision) => ['', ...showDecision(decision, display)])
  const waiting = match.pending
    .filter((decision) => decision.seat !== seat && !decision.standing)
    .map((decision) => dim(`Waiting for ${screen.seatName(decision.seat)}: ${decision.kind}`))
  return [
    bold(ruled(`After ${at} entries, as ${viewer} sees it`)),
    screen.heading(),
    ...seats,
    '',
    ...screen.common(),
    ...asked,
    ...(waiting.length === 0 ? [] : ['', ...waiting]),
    ...(match.over ? ['', ...wrap(describeEnd(game, match, screen)), ...screen.standing()] : []),
  ]
}
