import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { atTable as germanOfGame } from '../games/verse/i18n/de/at-table.ts'
import { atTable as englishOfGame } from '../games/verse/i18n/en/at-table.ts'
import { allWords } from '../games/verse/i18n/en/index.ts'
import { germanAtTable } from './de/at-table.ts'
import { firstGerman } from './de/first.ts'
import { englishAtTable } from './en/at-table.ts'
import { firstEnglish } from './en/first.ts'
import { englishMessages } from './en/index.ts'

const sources = join(import.meta.dirname, '..')

/** A file and every file that comes with it: what it fetches later brings its own words. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const imports = readFileSync(join(sources, file), 'utf8').matchAll(
    /^(?:import|export|\}) .*?from '(\.[^']+\.tsx?)'$/gm,
  )
  for (const [, path = ''] of imports) withImports(join(dirname(file), path), found)
  return found
}

/** The areas of words a file speaks of. */
function areasIn(file: string): string[] {
  const areas = new Set(Object.keys({ ...englishMessages, ...allWords.messages }).map((key) => key.split('.')[0] ?? ''))
  const said = readFileSync(join(sources, file), 'utf8').matchAll(/say\w*\([^)]*?['`]([a-z]+)\./g)
  return [...said].flatMap(([, area = '']) => (areas.has(area) ? [area] : []))
}

function areasOf(messages: object): Set<string> {
  return new Set(Object.keys(messages).map((key) => key.split('.')[0] ?? ''))
}

const english = { ...englishAtTable, ...englishOfGame.messages }
const german = { ...germanAtTable, ...germanOfGame.messages }

test.each([
  ['main.tsx', firstEnglish, firstGerman],
  ['home/Home.tsx', firstEnglish, firstGerman],
  ['table/LocalTable.tsx', english, german],
  ['online/OnlineTable.tsx', english, german],
  ['games/verse/index.ts', english, german],
])('%s brings the words it begins with', (entry, inEnglish, inGerman) => {
  const there = areasOf(inEnglish)
  expect(areasOf(inGerman)).toEqual(there)
  const said = [...withImports(entry)].flatMap((file) => areasIn(file).map((area) => ({ file, area })))
  expect(said.length).toBeGreaterThan(5)
  expect(said.filter(({ area }) => !there.has(area))).toEqual([])
})
