import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { verse } from '../games/verse/entry.ts'
import { allWords } from '../games/verse/i18n/en/index.ts'
import { englishMessages } from './en/index.ts'
import { localeOf, locales } from './language.tsx'
import { loadLanguage } from './load.ts'

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

const entries = [
  ['main.tsx', 'first', null],
  ['home/Home.tsx', 'first', null],
  ['table/LocalTable.tsx', 'table', verse],
  ['online/OnlineTable.tsx', 'table', verse],
  ['games/verse/index.ts', 'table', verse],
] as const

test.each(entries)('%s brings the words it begins with', async (entry, reach, game) => {
  const there = areasOf((await loadLanguage('en', reach, game)).messages)
  const said = [...withImports(entry)].flatMap((file) => areasIn(file).map((area) => ({ file, area })))
  expect(said.length).toBeGreaterThan(5)
  expect(said.filter(({ area }) => !there.has(area))).toEqual([])
})

test.each(Object.keys(locales))('%s has the same words at the same time', async (locale) => {
  for (const [, reach, game] of entries) {
    const [theirs, ours] = await Promise.all([
      loadLanguage(localeOf(locale), reach, game),
      loadLanguage('en', reach, game),
    ])
    expect(areasOf(theirs.messages)).toEqual(areasOf(ours.messages))
  }
})
