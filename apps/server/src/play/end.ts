import { setImmediate } from 'node:timers/promises'
import { type GameRecord, type LogEntry, recordHashing, type Steps } from '@keep-flying/kernel'
import type { Services } from '../services.ts'
import type { GameRow } from '../storage/schema.ts'
import type { End } from '../storage/store.ts'
import type { History } from './history.ts'
import { lastEntry } from './ledger.ts'
import { type AnyMatch, recordOfRows } from './revival.ts'

/** What is stored of the end of a game with the entry that has just ended it, which is not stored yet. */
export async function endToStore(
  { slices, log }: Pick<Services, 'slices' | 'log'>,
  match: AnyMatch,
  game: GameRow,
  version: number,
  history: History,
): Promise<End> {
  const record = match.game.campaign ? await recordWith(match, game, version, history) : null
  const onFault = (err: unknown) => log.error({ table: game.id, err }, 'a finished game could not hand anything on')
  return slices.run(endOf(match, record, onFault))
}

/** The record of a game with its latest entry, which is not stored yet. */
async function recordWith(match: AnyMatch, game: GameRow, version: number, history: History): Promise<GameRecord> {
  const log: LogEntry[] = []
  for (const part of await history.log(game.base_seq, version)) {
    const entries: readonly LogEntry[] = JSON.parse(`[${part}]`)
    log.push(...entries)
    await setImmediate()
  }
  return { ...recordOfRows(game, []), log: [...log, lastEntry(match)], hash: match.hash() }
}

/**
 * How a finished game ended, as it is stored, in steps. The record is needed for games of a campaign alone. A fault in
 * what it hands on is reported, and does not keep the game from being over.
 */
export function* endOf(match: AnyMatch, record: GameRecord | null, onFault: (problem: unknown) => void): Steps<End> {
  const end = { outcome: match.game.outcome(match.state), hash: match.hash() }
  try {
    const campaign = yield* leftBy(match, record)
    return campaign ? { ...end, campaign } : end
  } catch (problem) {
    onFault(problem)
    return end
  }
}

/** What the game leaves to the next of its campaign; null if games of its kind are played by themselves. */
function* leftBy(match: AnyMatch, record: GameRecord | null): Steps<NonNullable<End['campaign']> | null> {
  const { campaign } = match.game
  if (!campaign || !record) return null
  const next = campaign.next(match.state, match.options)
  return {
    record: yield* recordHashing(record),
    handed_on: JSON.stringify(campaign.handsOn(match.state, match.options) ?? null),
    next: next === null ? null : JSON.stringify(next),
  }
}
