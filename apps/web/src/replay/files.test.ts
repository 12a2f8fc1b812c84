import { anyAnswer, type GameRecord, Match, openStream, recordOf } from '@keep-flying/kernel'
import { readOptions, verse } from '@keep-flying/verse'
import { expect, test } from 'vitest'
import { UnknownGame } from '../game/unknown.ts'
import { carryOut } from '../records/deeds.ts'
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

test('a game of our own comes back with its title and seats', async () => {
  const { game, record: read, progress } = await readGameFile(JSON.stringify(file), nameOf, carryOut)
  expect(game).toEqual({ game: 'verse', title: 'Friday', guided: true, seats, options: readOptions({ players: 2 }) })
  expect(read).toEqual(record)
  expect(progress).toMatchObject({ over: false, outcome: null, progress: { key: 'progress.round' } })
})

test('a bot that the game does not have gives its seat to the usual one', async () => {
  const strange = { ...file, seats: [seats[0], { ...seats[1], bot: 'pirate' }] }
  const { game } = await readGameFile(JSON.stringify(strange), nameOf, carryOut)
  expect(game.seats[1]).toEqual({ kind: 'bot', bot: 'captain', name: 'Monty' })
})

test('a record of a game that this version does not know is refused by name', async () => {
  const strange = JSON.stringify({ ...record, game: 'chess' })
  await expect(readGameFile(strange, nameOf, carryOut)).rejects.toThrow(UnknownGame)
  await expect(readGameFile(strange, nameOf, carryOut)).rejects.toThrow('"chess"')
})

test('a bare record is played by people who get names', async () => {
  const { game } = await readGameFile(JSON.stringify(record), nameOf, carryOut)
  expect(game.seats.map(({ kind, name }) => [kind, name])).toEqual([
    ['person', 'Captain 1'],
    ['person', 'Captain 2'],
  ])
  expect(game.title).toBe('The King of All Londinium')
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
])('%s is refused with the reason', async (_, source, words) => {
  await expect(readGameFile(source, nameOf, carryOut)).rejects.toThrow(words)
})
