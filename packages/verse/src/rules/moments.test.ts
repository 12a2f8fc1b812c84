import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { boxWith, expansions } from '../boxes/index.ts'
import { scenario } from '../scenario.ts'

const folder = new URL('./', import.meta.url)
const rules = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))

test.each(rules)('%s names no expansion', (file) => {
  const source = readFileSync(new URL(file, folder), 'utf8').toLowerCase()
  expect(source).not.toContain('/expansions/')
  for (const { id } of expansions)
    for (const name of [id, id.replaceAll('-', ' '), id.replaceAll('-', '')]) expect(source).not.toContain(name)
})

test('a base game has no listeners but those of its story', () => {
  expect(boxWith([]).modules.flatMap((module) => module.hooks)).toEqual([])
})

test('what listens at a moment is heard, in the order of the boxes', () => {
  const heard: string[] = []
  const box = boxWith([])
  const [base] = box.modules
  if (!base) throw new Error('There is no base box.')
  const listening = { ...base, hooks: ['one', 'two'].map((name) => ({ turnBegins: () => void heard.push(name) })) }
  scenario({ box: { ...box, modules: [listening] } }).begin()
  expect(heard).toEqual(['one', 'two'])
})
