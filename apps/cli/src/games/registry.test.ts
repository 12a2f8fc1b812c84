import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gameListings, loadGames } from '@keep-flying/games'
import { expect, test } from 'vitest'
import { flagOf } from '../options.ts'
import { terminalGames } from './registry.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const own = ['games/', 'testing/']
/** What every game may have, whatever it calls its options. */
const common = ['campaign', 'handed']

function sharedFiles(): readonly string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  return files.filter((file) => /(?<!\.test)\.ts$/.test(file) && !own.some((folder) => file.startsWith(folder)))
}

/** What only a game's own folder may say: its names, its bots and its options. */
async function gameWords(): Promise<readonly string[]> {
  const games = await loadGames()
  const words = games.flatMap(({ game, title, bots, options, length }) => [
    game.id,
    title,
    ...bots.map(({ bot }) => bot.id),
    ...Object.keys(options).flatMap((id) => [id, flagOf(id)]),
    length.unit,
  ])
  return words.filter((word) => !common.includes(word))
}

test('every game of the registry can be shown in a terminal', () => {
  expect(Object.keys(terminalGames)).toEqual(gameListings.map(({ id }) => id))
})

test('no file outside the folder of a game names one or imports it', async () => {
  const words = await gameWords()
  const files = sharedFiles()
  expect(files).toContain('run.ts')
  expect(words).toContain('verse')
  const namers = files.flatMap((file) => {
    const text = readFileSync(join(source, file), 'utf8')
    return words
      .filter((word) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'i').test(text))
      .map((word) => `${file}: ${word}`)
  })
  expect(namers).toEqual([])
})
