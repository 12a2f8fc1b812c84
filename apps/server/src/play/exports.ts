import { commitmentTo, type Viewer } from '@keep-flying/kernel'
import type { OwnExport } from '@keep-flying/protocol'
import { withList, writeItems } from '../long-json.ts'
import type { Slices } from '../slices.ts'
import type { GameRow } from '../storage/schema.ts'
import type { History } from './history.ts'
import { type AnyMatch, recordOfRows } from './revival.ts'

/** Whole games as JSON in parts: they may be long. */

/** The game as a viewer sees it now, with all that they heard, or only the latest of it. */
export async function ownExport(
  match: AnyMatch,
  { game, rules }: GameRow,
  version: number,
  viewer: Viewer,
  heard: 'all' | 'latest',
  { history, slices }: { readonly history: History; readonly slices: Slices },
): Promise<string[]> {
  const now: Omit<OwnExport, 'events'> = {
    format: 1,
    game,
    rules,
    options: match.options,
    commitment: commitmentTo(match.seed),
    seat: viewer,
    version,
    view: match.view(viewer),
    decisions: match.decisionsOf(viewer),
  }
  if (heard === 'all') return withList(now, 'events', await history.heard(match, viewer))
  const { events } = await history.page(match, viewer, Number.POSITIVE_INFINITY)
  return withList(now, 'events', await writeItems(slices, events))
}

/** The record of a game that is complete as it is stored, with something besides. */
export async function completeRecord(game: GameRow, history: History, besides: object): Promise<string[]> {
  return withList({ ...headOf(game), ...besides }, 'log', await history.log(game.base_seq))
}

/** The record of a game that is still played, with something besides. */
export async function recordSoFar(
  match: AnyMatch,
  game: GameRow,
  version: number,
  history: History,
  besides: object,
): Promise<string[]> {
  const log = await history.log(game.base_seq, version)
  const { checkpoint } = match
  const now = { ...headOf(game), ...(checkpoint ? { checkpoint } : {}), hash: match.hash(), ...besides }
  return withList(now, 'log', log)
}

function headOf(game: GameRow) {
  const { log: _, ...head } = recordOfRows(game, [])
  return head
}
