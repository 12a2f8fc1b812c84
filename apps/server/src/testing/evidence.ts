import { loadGames } from '@keep-flying/games'
import {
  type AnyPackage,
  canonical,
  type Decision,
  type HeardEvent,
  replayRecord,
  type Viewer,
} from '@keep-flying/kernel'
import type { OwnExport } from '@keep-flying/protocol'
import type { TableClient } from '@keep-flying/protocol/client'
import { expect } from 'vitest'
import { type AnyMatch, entryOf, recordOfRows } from '../play/revival.ts'
import type { Store } from '../storage/store.ts'
import type { Acknowledged, Player, Refused } from './player.ts'

/** What somebody was told about a game when it had so many entries. */
export interface Told {
  readonly viewer: Viewer
  readonly version: number
  readonly view: unknown
  readonly decisions: readonly Decision[]
  readonly events: readonly HeardEvent[]
}

/** What a client holds. */
export function heldBy({ state }: TableClient): Told[] {
  if (!state?.game) return []
  const { version, view, decisions, events } = state.game
  return [{ viewer: state.viewer, version, view, decisions, events }]
}

/** What the server replies when asked. */
export async function toldTo(player: Player, table: string): Promise<Told> {
  const { status, body } = await player.ask('GET', `/api/tables/${table}/export`)
  expect(status, JSON.stringify(body)).toBe(200)
  const { seat, version, view, decisions, events } = body as OwnExport
  return { viewer: seat, version, view, decisions, events }
}

/**
 * Checks a stored game: everything acknowledged must be the entry with that number, and everything told must be what
 * the log leads to. Returns the game as it stands.
 */
export async function checkStored(
  store: Store,
  table: string,
  acknowledged: readonly Acknowledged[],
  told: readonly Told[],
): Promise<AnyMatch> {
  const before = await store.entries(table, 0)
  const found = await store.game(table)
  // People play on meanwhile: a game that is over by now ended with an entry that came since.
  const rows = found?.game.status === 'over' ? await store.entries(table, 0) : before
  if (!found) throw new Error(`The table ${table} is not stored.`)
  expect(rows.map(({ seq }) => seq)).toEqual([...rows.keys()])
  for (const { version, ...given } of acknowledged) {
    const row = rows[version - 1]
    if (!row) throw new Error(`Entry ${version} was acknowledged, but only ${rows.length} are stored.`)
    const entry = entryOf(row)
    expect('undo' in entry ? { seat: entry.seat, undo: true } : entry).toEqual(given)
  }
  const { game } = await gameCalled(found.game.game)
  const match: AnyMatch = replayRecord(game, recordOfRows(found.game, []))
  for (let version = 0; ; version++) {
    for (const one of told) if (one.version === version) checkTold(match, one)
    const row = rows[version]
    if (!row) break
    match.repeat(entryOf(row))
  }
  expect(told.filter(({ version }) => version > rows.length)).toEqual([])
  expect(replayRecord(game, recordOfRows(found.game, rows)).hash()).toBe(match.hash())
  expect(found.game.status).toBe(match.over ? 'over' : 'playing')
  if (match.over) expect(found.game.hash).toBe(match.hash())
  expect(recordOfRows(found.game, rows).log).toEqual(match.log)
  return match
}

async function gameCalled(id: string): Promise<AnyPackage> {
  const found = (await loadGames()).find(({ game }) => game.id === id)
  if (!found) throw new Error(`There is no game "${id}".`)
  return found
}

/** Checks that whatever was refused came too late, and did not count. */
export function checkRefused(match: AnyMatch, refused: readonly Refused[]): void {
  for (const deed of refused) {
    expect(deed.problem.code).toBe('undo' in deed ? 'illegal' : 'stale')
    if ('undo' in deed) continue
    const { seat, decision } = deed
    expect(match.log).not.toContainEqual(expect.objectContaining({ seat, decision }))
  }
}

function checkTold(match: AnyMatch, { viewer, version, ...told }: Told): void {
  const due = { view: match.view(viewer), decisions: match.decisionsOf(viewer), events: match.events(viewer) }
  // Comparing text is much faster; if it differs, so does the data.
  if (canonical(told) === canonical(due)) return
  expect(told, `told to ${viewer} at version ${version}`).toEqual(JSON.parse(JSON.stringify(due)))
  throw new Error(`What was told to ${viewer} at version ${version} has other parts left out.`)
}
