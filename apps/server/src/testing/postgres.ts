import type { TestProject } from 'vitest/node'
import { startPostgres } from '../load/embedded-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the tests' PostgreSQL. */
    readonly postgres: string
  }
}

/** One PostgreSQL serves all tests of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres()
  project.provide('postgres', url)
  return stop
}
