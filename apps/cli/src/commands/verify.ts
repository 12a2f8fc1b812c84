import {
  type AnyPackage,
  type GameRecord,
  type GameState,
  type Match,
  verifyChain,
  verifyRecord,
} from '@keep-flying/kernel'
import { RunError, readArgs } from '../args.ts'
import { findGame, findTerminal } from '../find.ts'
import { describeEnd } from '../outcome.ts'
import { failing, optionsOf, readGame } from '../records.ts'
import { wrap } from '../terminal/layout.ts'
import { counted } from '../terminal/words.ts'

/** Proves that a record is what was played; several records are those of a campaign, in the order they were played. */
export async function verify(args: readonly string[]): Promise<void> {
  const { given } = readArgs(args, {}, { names: ['FILE'], repeats: true })
  const records = given.map((path) => failing(() => readGame(path)).record)
  const game = await findGame(gameOf(records))
  const matches = verified(game, records)
  const terminal = await findTerminal(game.game.id)
  for (const [n, match] of matches.entries()) {
    const end = describeEnd(game, match, terminal.screen(match.state, null))
    const words = [...campaignWords(game, match), end].join(' ')
    const lines = records.length === 1 ? wrap(words) : wrap(`${n + 1}. ${words}`, 3)
    for (const line of lines) console.log(line)
  }
  console.log(summaryOf(records))
}

/** Where the campaign stood when the game began. */
function campaignWords({ game, english, describeCampaign }: AnyPackage, { options, state }: Match<GameState, unknown>) {
  const taken = game.campaign?.takes(options) ?? null
  return taken === null || !describeCampaign ? [] : [english.writerFor(state)(describeCampaign(taken))]
}

function gameOf(records: readonly GameRecord[]): string {
  const [first, ...others] = [...new Set(records.map((record) => record.game))]
  if (others.length > 0) throw new RunError('The records are of different games; all games of a campaign are the same.')
  return first ?? ''
}

function verified(game: AnyPackage, records: readonly GameRecord[]): readonly Match<GameState, unknown>[] {
  for (const record of records) optionsOf(game, record)
  const [only, ...others] = records
  if (only && others.length === 0) return [failing(() => verifyRecord(game.game, only))]
  return failing(() => verifyChain(game.game, records))
}

function summaryOf(records: readonly GameRecord[]): string {
  const entries = counted(
    records.reduce((sum, { log }) => sum + log.length, 0),
    'log entry',
    'log entries',
  )
  const [last] = records.slice(-1)
  const campaign = records.length === 1 ? '' : `a campaign of ${records.length} games, `
  return `verified: ${campaign}${entries}, hash ${last?.hash}`
}
