import type { AnyPackage, Steps } from '@keep-flying/kernel'
import type { Notice } from '@keep-flying/protocol'
import { Trouble } from '../problems.ts'
import type { Services } from '../services.ts'
import type { CheckpointRow, EntryRow, GameRow } from '../storage/schema.ts'
import type { Addition } from '../storage/store.ts'
import { isNewer } from '../versions.ts'
import { type AnyMatch, pagesOf, type TakenUp, takeUp } from './revival.ts'
import { situationOf } from './situation.ts'

/** The present rules can never continue the game. */
export class Unplayable extends Trouble {}

/**
 * Continues a game of earlier rules from its checkpoint and stores that; returns what its players are told. Several nodes
 * may try; one succeeds, and the others return null.
 */
export async function continueUnderPresentRules(
  services: Services,
  pack: AnyPackage,
  row: GameRow,
): Promise<Notice | null> {
  const { store, slices, log, now } = services
  const { rules } = pack.game
  checkContinuable(row, rules)
  const checkpoint = await store.checkpoint(row.id)
  const since = checkpoint?.seq ?? row.base_seq
  const entries = await entriesFrom(services, row.id, since)
  const { match, dropped } = await takenUp(services, pack, row, checkpoint, entries)
  const base_seq = since + entries.length
  const base = match.base ? JSON.stringify(match.base) : null
  const additions = await slices.run(retaken(match, row.id, base_seq, now()))
  const next = { epoch: row.epoch + 1, rules, base, base_seq }
  if (!(await store.takeOverRules(row.id, next, additions, situationOf(pack, match)))) return null
  log.warn({ table: row.id, from: row.rules, to: rules, dropped }, 'a game continues under other rules')
  return {
    table: row.id,
    kind: 'rules-changed',
    message: `The rules were corrected, and the game continues under the new ones. ${lostWords(dropped)}`,
  }
}

function checkContinuable(row: GameRow, rules: string): void {
  if (row.status !== 'playing')
    throw new Trouble(
      'unavailable',
      `This game ended under rules ${row.rules}, and this server has rules ${rules}. Its record can still be downloaded.`,
    )
  if (isNewer(row.rules, rules))
    throw new Trouble(
      'unavailable',
      `This game has rules ${row.rules} by now, and this server has rules ${rules}. Connect again to reach a newer one.`,
    )
}

async function entriesFrom({ store }: Pick<Services, 'store'>, game: string, seq: number): Promise<EntryRow[]> {
  const entries: EntryRow[] = []
  for await (const page of pagesOf(store, game, seq)) entries.push(...page)
  return entries
}

async function takenUp(
  { slices, log }: Pick<Services, 'slices' | 'log'>,
  { game }: AnyPackage,
  row: GameRow,
  checkpoint: CheckpointRow | null,
  entries: readonly EntryRow[],
): Promise<TakenUp> {
  try {
    return await slices.run(takeUp(game, row, checkpoint, entries))
  } catch (problem) {
    log.error({ table: row.id, err: problem }, 'a stored game cannot be continued')
    throw new Unplayable(
      'unavailable',
      `This game began under rules ${row.rules}, and rules ${game.rules} cannot continue it. It is kept as it is.`,
    )
  }
}

/** The log of a match as it is stored from there on. */
function* retaken(match: AnyMatch, game: string, first: number, at: number): Steps<Addition[]> {
  const { choices } = match
  const additions: Addition[] = []
  for (const [index, entry] of match.log.entries()) {
    const place = choices[index]?.index ?? 0
    additions.push({
      entry: { game, seq: first + index, entry: JSON.stringify(entry), place, once: null, at },
    })
    yield
  }
  return additions
}

function lostWords(dropped: number): string {
  if (dropped === 0) return 'Nothing was lost.'
  if (dropped === 1) return 'The last answer no longer fits and must be given again.'
  return `The last ${dropped} answers no longer fit and must be given again.`
}
