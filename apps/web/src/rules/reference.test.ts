import type { Chapter } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { beginnings, inForce, search } from './reference.ts'

const chapters: readonly Chapter[] = [
  {
    id: 'fly',
    title: 'Flying',
    rules: [
      { id: 'FLY-01', text: 'A ship moves one sector.', tags: ['base'] },
      { id: 'FLY-02', text: 'A tug moves two sectors.', tags: ['tugs'] },
    ],
  },
  { id: 'tow', title: 'Towing', rules: [{ id: 'TOW-01', text: 'A tug tows a ship.', tags: ['tugs+ropes'] }] },
]

const ids = (found: readonly Chapter[]) => found.flatMap(({ rules }) => rules.map(({ id }) => id))

test('a rule is found by its id, by its words whatever their case, and by its chapter', () => {
  expect(ids(search(chapters, 'fly-01'))).toEqual(['FLY-01'])
  expect(ids(search(chapters, 'TUG moves'))).toEqual(['FLY-02'])
  expect(ids(search(chapters, 'towing'))).toEqual(['TOW-01'])
  expect(search(chapters, 'no-such-word')).toEqual([])
  expect(search(chapters, ' ')).toBe(chapters)
})

test('rules that nothing brings into force are left out, and chapters with none', () => {
  expect(ids(inForce(chapters, ['base']))).toEqual(['FLY-01'])
  expect(inForce(chapters, ['base'])).toHaveLength(1)
  expect(ids(inForce(chapters, ['base', 'tugs', 'ropes']))).toEqual(['FLY-01', 'FLY-02', 'TOW-01'])
})

test('a link to a rule shows how it begins, in whole words', () => {
  const rules = [
    { id: 'A', text: 'Short. And more.', tags: [] },
    { id: 'B', text: 'A sentence that goes on for so long that nobody would read all of it in a link', tags: [] },
  ]
  const called = beginnings([{ id: 'x', title: 'X', rules }])
  expect(called.get('A')).toBe('Short.')
  expect(called.get('B')).toBe('A sentence that goes on for so long that nobody would …')
})
