import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery, sql } from 'kysely'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { freshDatabase } from '../testing/databases.ts'
import { migrate } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { ListKind } from './store.ts'
import { listQuery } from './tables.ts'
import type { Queries } from './transactions.ts'

const lists: readonly ListKind[] = ['open', 'mine', 'running', 'finished']

async function openSmall(): Promise<Queries> {
  const dataDir = await mkdtemp(join(tmpdir(), 'keepflying-plans-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return (await openSqlite(dataDir)).db
}

/** How the database would find the tables of a list, line by line. */
async function planOf(db: Queries, list: ListKind, how: string): Promise<string[]> {
  const query = listQuery(db, list, 'somebody').compile()
  const { rows } = await db.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(`${how} ${query.sql}`, [...query.parameters]),
  )
  return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN']))
}

describe('lists read no more of the tables than they need', () => {
  it.each(lists)('on SQLite: %s', async (list) => {
    const db = await openSmall()
    onTestFinished(() => db.destroy())
    await migrate(db)
    const plan = await planOf(db, list, 'explain query plan')
    expect(plan.join('\n')).toMatch(/SEARCH (games|seats) USING/)
    expect(plan.filter((line) => /SCAN (games|seats|entries)\b/.test(line))).toEqual([])
  })

  it.each(lists)('on PostgreSQL: %s', async (list) => {
    const db = await openPostgres(await freshDatabase(inject('postgres')))
    onTestFinished(() => db.destroy())
    await migrate(db)
    const plan = await db.transaction().execute(async (within) => {
      // An empty table is read from end to end unless that is made expensive.
      await sql`set local enable_seqscan = off`.execute(within)
      return planOf(within, list, 'explain')
    })
    expect(plan.join('\n')).toMatch(/Index.* Scan/)
    expect(plan.filter((line) => /Seq Scan on (games|seats|entries)\b/.test(line))).toEqual([])
  })
})
