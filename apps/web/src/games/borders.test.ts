import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { games } from './registry.ts'

const here = import.meta.dirname

/** Whether a file of a game may import this: its own files, the shell's, its own package, or what is no game's. */
function mayImport(game: string, file: string, imported: string): boolean {
  if (imported.startsWith('.')) {
    const from = relative(here, join(dirname(file), imported))
    return from.startsWith('..') || from.startsWith(`${game}/`)
  }
  const [scope, name] = imported.split('/')
  return scope !== '@keep-flying' || name === game || name === 'kernel' || name === 'protocol'
}

/** The classes that style sheets under a folder speak of. */
function classesIn(folder: string, isCounted = (_: string) => true): ReadonlySet<string> {
  const sheets = readdirSync(join(here, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && isCounted(file))
    .map((file) => readFileSync(join(here, folder, file), 'utf8').replaceAll(/\/\*.*?\*\/|\{[^{}]*\}/gs, ''))
  return new Set(sheets.flatMap((sheet) => [...sheet.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)))
}

function importsOf(game: string): readonly { readonly file: string; readonly imported: string }[] {
  const files = readdirSync(join(here, game), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(here, game, file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import) ?\(?'([^']+)'/g)].map(([, imported = '']) => ({
        file,
        imported,
      })),
    )
}

test.each(games)('the folder of $id imports nothing of another game', ({ id }) => {
  const imports = importsOf(id)
  expect(imports.length).toBeGreaterThan(0)
  expect(imports.filter(({ file, imported }) => !mayImport(id, file, imported))).toEqual([])
})

test('no two games have a class of the same name: what is fetched ahead of one must not change the other', () => {
  const shells = classesIn('..', (file) => !file.startsWith('games/'))
  const owners = games.flatMap(({ id }) => [...classesIn(id)].filter((name) => !shells.has(name)))
  expect(owners.length).toBeGreaterThan(0)
  expect(owners.filter((name, n) => owners.indexOf(name) < n)).toEqual([])
})

test('another game would be found', () => {
  const file = join(here, 'one/dock/parts.tsx')
  expect(
    ['../../two/index.ts', '../../registry.ts', '@keep-flying/two/ask'].filter((to) => mayImport('one', file, to)),
  ).toEqual([])
  const fine = ['../table.tsx', '../../../dock/Choice.tsx', '@keep-flying/one/ask', '@keep-flying/kernel', 'react']
  expect(fine.filter((to) => !mayImport('one', file, to))).toEqual([])
})
