import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { upToDate } from './stamp.mjs'

let product
let made

function write(path, content) {
  writeFileSync(join(product.root, path), content)
}

/** Builds if that is needed; whether it was, and whether something was missing. */
async function build() {
  made = []
  const wasMade = await upToDate(product, async (told) => {
    made.push(told)
    mkdirSync(join(product.root, 'lib/dist'), { recursive: true })
    write('lib/dist/one.js', 'one')
    write('lib/dist/two.js', 'two')
  })
  expect(made).toHaveLength(wasMade ? 1 : 0)
  return wasMade
}

beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), 'keepflying-stamp-'))
  product = {
    root,
    inputs: ['lock.json', 'lib'],
    ignores: (name) => name.endsWith('.test.ts'),
    outputs: ['lib/dist'],
    stamp: 'cache/lib.json',
  }
  mkdirSync(join(root, 'lib/src/deep'), { recursive: true })
  write('lock.json', '{}')
  write('lib/src/deep/one.ts', 'let one')
})

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(product.root, { recursive: true })
})

test('what has not changed is not built again', async () => {
  expect(await build()).toBe(true)
  expect(await build()).toBe(false)
  write('lib/src/deep/one.ts', 'let one')
  write('lib/src/one.test.ts', 'a test is no part of it')
  expect(await build()).toBe(false)
})

test.each([
  ['a source', 'lib/src/deep/one.ts'],
  ['a new source', 'lib/src/two.ts'],
  ['the lock file', 'lock.json'],
])('a change of %s builds again', async (_, path) => {
  await build()
  write(path, 'let other')
  expect(await build()).toBe(true)
  expect(made).toEqual([{ isMissing: false }])
  expect(await build()).toBe(false)
})

test('another Node builds again', async () => {
  await build()
  vi.spyOn(process, 'version', 'get').mockReturnValue('v99.0.0')
  expect(await build()).toBe(true)
})

test('what was deleted or cut short is built again', async () => {
  await build()
  rmSync(join(product.root, 'lib/dist/two.js'))
  expect(await build()).toBe(true)
  expect(made).toEqual([{ isMissing: true }])
  write('lib/dist/one.js', '')
  expect(await build()).toBe(true)
  rmSync(join(product.root, 'lib/dist'), { recursive: true })
  expect(await build()).toBe(true)
})

test('a build that was interrupted is taken again', async () => {
  await build()
  write('lib/src/two.ts', 'let two')
  const interrupted = upToDate(product, () => Promise.reject(new Error('interrupted')))
  await expect(interrupted).rejects.toThrow('interrupted')
  rmSync(join(product.root, 'lib/src/two.ts'))
  expect(await build()).toBe(true)
})

test('a stamp that cannot be read builds again', async () => {
  await build()
  write('cache/lib.json', '{"inputs":')
  expect(await build()).toBe(true)
})
