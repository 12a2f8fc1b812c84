import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gameListings } from '@keep-flying/games'
import { readArgs } from '../args.ts'
import { findTerminal } from '../find.ts'

/** The built command lies as deep in the repository as its source. */
const root = new URL('../../../../', import.meta.url)

export async function docs(args: readonly string[]): Promise<void> {
  const { given } = readArgs(args, {}, { names: ['game'], optional: 1 })
  const ids = given.length === 0 ? gameListings.map(({ id }) => id) : given
  for (const { documents } of await Promise.all(ids.map(findTerminal))) {
    for (const { path, write } of documents) {
      const file = new URL(path, root)
      mkdirSync(new URL('./', file), { recursive: true })
      writeFileSync(file, write())
      console.log(`Wrote ${fileURLToPath(file)}`)
    }
  }
}
