import { readFileSync } from 'node:fs'
import { newId } from '../ids.ts'
import { pack, unpack } from '../packed.ts'
import { Trouble } from '../problems.ts'
import type { Services, TableServices } from '../services.ts'
import type { ReportRow, UserRow } from '../storage/schema.ts'
import { checkBegun, visible } from './checks.ts'
import { viewerOf } from './info.ts'

const { version: server }: { version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
)

/**
 * Stores somebody's report about a game with everything needed to look into it; returns the report's id. `pay` may refuse
 * so many bytes.
 */
export async function report(
  services: TableServices,
  user: UserRow,
  table: string,
  note: string,
  pay: (bytes: number) => void,
  invite?: string,
): Promise<string> {
  const { store, running, now } = services
  await services.quotas.checkKept('reports', user.id)
  const viewer = await viewerOf(services, table, user, invite)
  checkBegun((await visible(services, table, user, invite)).game)
  // What came long before can be seen in the record.
  const moment = await running.own(table, viewer, 'latest')
  const fault = await running.fault(table)
  const record = await running.record(table, fault ? { fault } : {})
  // A look at a game may have brought it under the present rules.
  const { game } = await visible(services, table, user, invite)
  const id = newId()
  pay(lengthOf(moment) + lengthOf(record))
  const evidence = { moment: await pack(moment), record: await pack(record) }
  await store.addReport({
    id,
    kind: 'fault',
    game: table,
    user: user.id,
    at: now(),
    note,
    about: null,
    said: null,
    versions: versionsWith(game.rules),
    ...evidence,
  })
  return id
}

function lengthOf(parts: readonly string[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0)
}

/** The versions of everything that may have to do with what is reported. */
export function versionsWith(rules: string): string {
  return JSON.stringify({ server, rules, node: process.versions.node })
}

/**
 * A `Report` about a game as JSON in parts, for anybody who has its id. The record contains everything hidden, so it is left
 * out until the game is over.
 */
export async function readReport({ store }: Services, id: string): Promise<AsyncIterable<string | Uint8Array>> {
  const row = await store.report(id)
  // What is said about a person is for the operator alone.
  if (row?.kind !== 'fault') throw new Trouble('not-found', 'There is no such report.')
  const running = (await store.game(row.game))?.game.status === 'playing'
  return reportInParts(row, running)
}

/** What may be long is stored as JSON, and not read to be sent. */
async function* reportInParts(row: ReportRow, running: boolean): AsyncGenerator<string | Uint8Array> {
  const { id, game: table, at, note, versions, moment, record } = row
  const head = JSON.stringify({ id, table, at, note })
  yield `${head.slice(0, -1)},"versions":${versions},"moment":`
  yield* unpack(moment)
  yield ',"record":'
  if (running) yield 'null'
  else yield* unpack(record)
  yield '}'
}
