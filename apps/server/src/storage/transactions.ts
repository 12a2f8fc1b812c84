import { type Kysely, PostgresAdapter, type Transaction, type UpdateResult } from 'kysely'
import type { Schema } from './schema.ts'

/** A database, or a transaction in it. */
export type Queries = Kysely<Schema>

export function isPostgres(db: Queries): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

const deadlock = '40P01'
const unique: ReadonlySet<unknown> = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'])
const references: ReadonlySet<unknown> = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'])
const retries = 5

/** Error codes of PostgreSQL and the network that mean that the database cannot be reached, or no longer. */
const unreachable: ReadonlySet<unknown> = new Set([
  ...['57014', '57P01', '57P02', '57P03', '25P03', '53300', '08000', '08001', '08003', '08004', '08006'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN', 'SQLITE_BUSY'],
])
const unreachableWords =
  /^Connection terminated|not queryable$|^timeout exceeded when trying to connect|^Query read timeout$/

/** Runs the steps in one transaction, and again if PostgreSQL rolled it back in favour of another. */
export async function together<T>(db: Queries, steps: (within: Transaction<Schema>) => Promise<T>): Promise<T> {
  for (let left = retries; ; left--) {
    try {
      return await once(db, steps)
    } catch (problem) {
      if (left === 0 || codeOf(problem) !== deadlock) throw problem
    }
  }
}

/** Runs the steps in one transaction; throws what failed first, not that the rollback failed after it. */
async function once<T>(db: Queries, steps: (within: Transaction<Schema>) => Promise<T>): Promise<T> {
  const causes: unknown[] = []
  try {
    return await db.transaction().execute((within) =>
      steps(within).catch((cause: unknown) => {
        causes.push(cause)
        throw cause
      }),
    )
  } catch (problem) {
    throw causes.length > 0 ? causes[0] : problem
  }
}

/** Runs the steps in one transaction. If they return null or a unique key is taken, rolls back and returns null. */
export async function attempt<T>(
  db: Queries,
  steps: (within: Transaction<Schema>) => Promise<T | null>,
): Promise<T | null> {
  const refused = new Error('Nothing is to be done.')
  try {
    return await together(db, async (within) => {
      const result = await steps(within)
      if (result === null) throw refused
      return result
    })
  } catch (problem) {
    if (problem === refused || isTaken(problem)) return null
    throw problem
  }
}

export function changed(result: UpdateResult): boolean {
  return result.numUpdatedRows > 0n
}

/** Whether something could not be deleted because something else has just come to refer to it. */
export function isReferred(problem: unknown): boolean {
  return references.has(codeOf(problem))
}

/** Whether something could not be stored because a unique key is taken. */
export function isTaken(problem: unknown): boolean {
  return unique.has(codeOf(problem))
}

/** Whether the database could not be reached; the same may work in a moment. */
export function isUnreachable(problem: unknown): boolean {
  return problem instanceof Error && (unreachable.has(codeOf(problem)) || unreachableWords.test(problem.message))
}

export function codeOf(problem: unknown): unknown {
  return problem instanceof Error && 'code' in problem ? problem.code : undefined
}

/** What went wrong, in a few words for a person. */
export function reasonOf(problem: unknown): string {
  const words = problem instanceof Error ? problem.message : String(problem)
  return words || String(codeOf(problem) ?? 'no reason given')
}
