import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readArgs } from '../args.ts'
import { gameNames, withGame } from '../games.ts'

/** The built command lies as deep in the repository as its source. */
const root = new URL('../../../../', import.meta.url)

export function docs(args: readonly string[]): void {
  readArgs(args, {}, { names: [] })
  for (const name of gameNames) {
    for (const { path, write } of withGame(name, (game) => game.documents)) {
      const file = new URL(path, root)
      mkdirSync(new URL('./', file), { recursive: true })
      writeFileSync(file, write())
      console.log(`Wrote ${fileURLToPath(file)}`)
    }
  }
}
