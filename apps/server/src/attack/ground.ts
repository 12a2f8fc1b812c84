import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableInfo } from '@keep-flying/protocol'
import { raisedLimits, startServerProcess } from '../load/server.ts'
import { call, newGuest } from '../load/visitors.ts'
import { importBody, recordOfLength, teamRecordOfLength } from './records.ts'

/** A database with long games in it, to begin every attack from. */
export interface Ground {
  readonly longGames: readonly string[]
  readonly longRecord: string
  readonly teamRecord: string
  /** A folder with a copy of it. */
  copy(): Promise<string>
  remove(): Promise<void>
}

/** Games that strangers may open. */
const longGames = 3

/** How many times as long an answer of a co-operative game takes as one of others: an import has only so much time. */
const costOfTeam = 10

/** Makes long games: the record of one is imported several times, while nothing is limited. */
export async function prepareGround(entries: number): Promise<Ground> {
  const root = await mkdtemp(join(tmpdir(), 'keepflying-attack-'))
  const first = join(root, 'ground')
  const longRecord = await recordOfLength(entries)
  const teamRecord = await teamRecordOfLength(Math.ceil(entries / costOfTeam))
  const server = await startServerProcess({ dataDir: first, databaseUrl: null }, raisedLimits)
  const ids: string[] = []
  try {
    const cookie = await newGuest(server)
    const body = importBody(JSON.parse(longRecord))
    while (ids.length < longGames) {
      const { table } = await call<{ table: TableInfo }>(server, '/api/tables/import', cookie, body)
      await call(server, `/api/tables/${table.id}/start`, cookie, {})
      ids.push(table.id)
    }
  } finally {
    await server.stop()
  }
  let copies = 0
  return {
    longGames: ids,
    longRecord,
    teamRecord,
    async copy() {
      const folder = join(root, `copy-${copies++}`)
      await cp(first, folder, { recursive: true })
      return folder
    },
    remove: () => rm(root, { recursive: true, force: true }),
  }
}

/** Bytes of all files in a folder. */
export async function bytesIn(folder: string): Promise<number> {
  const sizes = (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
