import type { GameRecord } from '@keep-flying/kernel'
import type { Problem } from '@keep-flying/protocol'
import { type Result, server } from '../online/http.ts'
import type { Sitting } from '../session/types.ts'

/** A recorded game, wherever it was found. */
export interface Found {
  readonly record: GameRecord
  readonly title: string | null
  /** Who sat where, where that is known. */
  readonly sittings: readonly Sitting[] | null
  /** Whether it is known to have ended, by the rules or by agreement: then nothing is hidden any more. */
  readonly ended: boolean
  /** Whether anybody may look at it who has its id. */
  readonly open: boolean
}

const gone: Problem = { code: 'not-found', message: 'There is no such replay.' }

interface Address {
  readonly place: 'browser' | 'table' | 'server'
  readonly id: string
}

const places = { 'local-': 'browser', 'table-': 'table' } as const

/** Reads what `/replay/<name>` names: a game of this browser, a table of the server, or a record somebody kept there. */
export function readAddress(name: string): Address {
  for (const [start, place] of Object.entries(places))
    if (name.startsWith(start)) return { place, id: name.slice(start.length) }
  return { place: 'server', id: name }
}

export async function findReplay(name: string, invite: string | undefined): Promise<Result<Found>> {
  const { place, id } = readAddress(name)
  if (place === 'browser') return ofThisBrowser(id)
  if (place === 'table') return ofTable(id, invite)
  const reply = await server.replay(id)
  if (!reply.ok) return reply
  return { ok: true, value: { record: reply.value.record, title: null, sittings: null, ended: false, open: true } }
}

async function ofThisBrowser(id: string): Promise<Result<Found>> {
  try {
    const [{ loadGame }, { recordFor }] = await Promise.all([import('../session/storage.ts'), import('./files.ts')])
    const [found, record] = await Promise.all([loadGame(id), recordFor(id)])
    if (!found || !record) return { ok: false, problem: gone }
    const { title, seats } = found.game
    const sittings = seats.map(({ kind, name }, seat) => ({ seat, kind, name }))
    return { ok: true, value: { record, title, sittings, ended: false, open: false } }
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : String(problem)
    return { ok: false, problem: { code: 'unavailable', message } }
  }
}

/** The server gives out the record of a game that has ended, and of no other. */
async function ofTable(id: string, invite: string | undefined): Promise<Result<Found>> {
  const [table, record] = await Promise.all([server.table(id, invite), server.record(id, invite)])
  if (!table.ok) return table
  if (!record.ok) return record
  const { title, seats, visibility } = table.value.table
  const sittings = seats.map(({ seat, kind, name }) => ({ seat, kind, name: name ?? '' }))
  return { ok: true, value: { record: record.value, title, sittings, ended: true, open: visibility === 'public' } }
}
