import { text } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import type { StoredGame } from '../session/storage.ts'
import { campaignsIn } from './campaigns.ts'

const game = (id: string, options: object, over: Partial<StoredGame> = {}): StoredGame => ({
  ...{ id, game: 'saga', title: id, options, seats: [], createdAt: 0, updatedAt: 0, over: false },
  ...{ outcome: null, guided: false, progress: null, seen: [], ...over },
})
const won = (played: number) => ({ over: true, next: { options: { played }, follows: 'hash' } })
const stands = ({ played }: Readonly<Record<string, unknown>>) => {
  if (played === 'broken') throw new Error('of an older version')
  return typeof played === 'number' ? text('stands', { played }) : null
}
const found = (...games: StoredGame[]) => campaignsIn(games, stands).map(({ game: { id }, isNew }) => ({ id, isNew }))

test('a campaign goes on with the game under way, or with the one that nobody has begun', () => {
  expect(found(game('first', {}))).toEqual([])
  expect(found(game('first', {}, won(1)))).toEqual([{ id: 'first', isNew: true }])
  expect(found(game('second', { played: 1 }), game('first', {}, won(1)))).toEqual([{ id: 'second', isNew: false }])
  expect(found(game('last', { played: 1 }, { over: true }), game('first', {}, won(1)))).toEqual([])
})

test('what this version cannot read is left out', () => {
  expect(found(game('old', { played: 'broken' }))).toEqual([])
})
