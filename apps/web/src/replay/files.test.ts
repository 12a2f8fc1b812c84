import { anyAnswer, type GameRecord, Match, openStream, recordOf } from '@keep-flying/kernel'
import { readOptions, verse } from '@keep-flying/verse'
import { expect, test } from 'vitest'
import { readGameFile } from './files.ts'

function played(answers: number): GameRecord {
  const match = Match.start(verse, readOptions({ players: 2 }), 'chacha20:file')
  const random = openStream('sfc32:file')
  while (match.log.length < answers) {
    const decision = match.pending.find(({ standing }) => !standing)
    if (!decision) throw new Error('The game waits for nobody.')
    match.answer({ seat: decision.seat, decision: decision.number, value: anyAnswer(decision, random) })
  }
  return recordOf(match)
}

const record = played(60)
const seats = [
  { kind: 'person', name: 'Kaylee' },
  { kind: 'bot', bot: 'drifter', name: 'Monty' },
]
const file = { format: 'keep-flying/game', title: 'Friday', guided: true, seats, record }
const nameOf = (seat: number) => `Captain ${seat + 1}`

test('a game of our own comes back with its title and seats', () => {
  const read = readGameFile(JSON.stringify(file), nameOf)
  expect(read.file).toEqual({ title: 'Friday', guided: true, seats, record })
  expect(read.progress).toMatchObject({ over: false, winners: [] })
})

test('a bare record is played by people who get names', () => {
  const read = readGameFile(JSON.stringify(record), nameOf)
  expect(read.file.seats.map(({ kind, name }) => [kind, name])).toEqual([
    ['person', 'Captain 1'],
    ['person', 'Captain 2'],
  ])
  expect(read.file.title).toBe('The King of All Londinium')
})

test.each([
  ['no JSON', 'captain’s log', 'not JSON'],
  ['no record', '{}', 'format'],
  ['too few seats', JSON.stringify({ ...file, seats: seats.slice(1) }), 'each of 2 seats'],
  [
    'a seat of no kind',
    JSON.stringify({ ...file, seats: [{ kind: 'ghost', name: 'x' }, seats[1]] }),
    'each of 2 seats',
  ],
  ['a touched log', JSON.stringify({ ...file, record: { ...record, log: record.log.slice(1) } }), 'Entry 0'],
])('%s is refused with the reason', (_, source, words) => {
  expect(() => readGameFile(source, nameOf)).toThrow(words)
})
