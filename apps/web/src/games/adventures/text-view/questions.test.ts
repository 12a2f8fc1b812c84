import { scenario } from '@keep-flying/adventures/scenario'
import { expect, test } from 'vitest'
import { loadLanguage } from '../../../i18n/load.ts'
import { adventures } from '../entry.ts'
import { directionTo, nearTo } from './around.ts'
import { readQuestion } from './questions.ts'

const squares: Readonly<Record<string, number>> = { m13: 252 }
const find = (name: string) => squares[name] ?? null

test.each([
  ['en', 'Look west', 'path to M 13', 'who sees m13'],
  ['de', 'schau nach Westen', 'Weg nach M 13', 'wer sieht m13'],
] as const)('questions are read in %s', async (locale, look, path, sees) => {
  const { messages } = await loadLanguage(locale, 'all', adventures)
  const say = (key: string) => messages[key] ?? key
  expect(readQuestion(look, say, find)).toEqual({ ask: 'look', direction: 'west' })
  expect(readQuestion(path, say, find)).toEqual({ ask: 'path', square: 252 })
  expect(readQuestion(sees, say, find)).toEqual({ ask: 'sees', square: 252 })
  expect(readQuestion('hello', say, find)).toBeNull()
})

test('what is around goes by distance, with one of eight directions', () => {
  const game = scenario({
    map: `
      t . . .
      . . . .
      . . Z .
      . . . c
    `,
  })
  const t = game.table()
  expect(nearTo(t, game.crew('zoe')).map(({ thing, far, direction }) => [thing, far, direction])).toEqual([
    [{ kind: 'goon', id: 'c1' }, 1, 'southeast'],
    [{ kind: 'goon', id: 't1' }, 2, 'northwest'],
  ])
  expect(directionTo(t, 10, 11)).toBe('east')
  expect(directionTo(t, 10, 10)).toBe('here')
})
