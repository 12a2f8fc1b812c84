import { type GameState, type Language, text, writer } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { raftPackage } from '../testing/raft.ts'
import type { HostedGame } from './catalog.ts'
import { inWords } from './words.ts'

const messages = { won: '{who} won with {what}.', all: '{list} row.', who: '{who}', round: 'Round {n}' }
const write = writer('en', messages, ({ name, id }) => `${name} ${id}`)
const english: Language<GameState> = { locale: 'en', write, writerFor: () => write }
const hosted: HostedGame = { pack: raftPackage(), languages: [english] }
const names = ['Kaylee', 'Wash {n}']
const seat = (id: number) => ({ name: 'seat', id })

test.each([
  [
    'people by their names',
    text('won', { who: seat(0), what: { name: 'card', id: 'oar' } }),
    'Kaylee won with card oar.',
  ],
  [
    'people within what is said',
    text('all', { list: { list: [text('who', { who: seat(0) }), text('who', { who: seat(1) })], join: 'and' } }),
    'Kaylee and Wash {n} row.',
  ],
  ['a seat nobody has', text('who', { who: seat(7) }), 'seat 7'],
  ['nobody', text('round', { n: 3 }), 'Round 3'],
  ['nothing in place of words that are gone', text('gone'), null],
  ['nothing where there is nothing to say', null, null],
])('a list names %s', (_, said, written) => {
  expect(inWords(hosted, said, names, ['en'])).toBe(written)
})

test('a game that is no longer hosted has no words', () => {
  expect(inWords(undefined, text('round', { n: 3 }), names, [])).toBeNull()
})
