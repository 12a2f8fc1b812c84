import { expect, test } from 'vitest'
import { type Play, type Situation, scenario } from '../scenario.ts'

/** A turn that begins with its Episode Phase, in the siege where Raiders are Stationary. */
function episodePhase(verse: NonNullable<Situation['verse']>, card = 'Barricades'): Play {
  return scenario({ players: [{ hand: [] }, {}], letter: 'B', episodeB: '14', verse, quietTurns: 0 })
    .next('episode', card)
    .begin()
}

const raiders = "Burgess's Raiders"

/** What lies in the spaces from right to left; hidden cards in brackets. */
const row = (game: Play) =>
  game.state.verse.map(({ shown, hidden }) => game.names(shown)[0] ?? game.names(hidden).map((name) => `(${name})`)[0])

test('STATIONARY-01 a Stationary card is not pushed: the newcomer goes on to the next space', () => {
  expect(row(episodePhase([raiders]))).toEqual([raiders, '(Barricades)', undefined, undefined, undefined])
})

test('STATIONARY-02 in that next space the ordinary rule of pushing applies', () => {
  const game = episodePhase([raiders, 'Laser Gunners', { hidden: 'The Birth' }])
  expect(row(game)).toEqual([raiders, '(Barricades)', 'Laser Gunners', '(The Birth)', undefined])
})

test('STATIONARY-02 a card that is pushed passes Stationary cards in its turn, off the leftmost into the Combat Zone', () => {
  const game = episodePhase(['Laser Gunners', raiders, raiders, raiders, raiders])
  expect(row(game)).toEqual(['(Barricades)', raiders, raiders, raiders, raiders])
  expect(game.names(game.state.combatZone)).toEqual(['Laser Gunners'])
})

test('STATIONARY-03 several Stationary cards in a row are all passed over', () => {
  const game = episodePhase([raiders, raiders, raiders])
  expect(row(game)).toEqual([raiders, raiders, raiders, '(Barricades)', undefined])
})

test('STATIONARY-03 past five of them the newcomer goes straight to the Combat Zone, and turns up', () => {
  const players = [{ hand: [] }, {}] as const
  const verse = [raiders, raiders, raiders, raiders, 'Net Station']
  const game = scenario({ players, letter: 'B', episodeA: '7', episodeB: '14', verse, quietTurns: 0 })
    .next('episode', 'Laser Gunners')
    .begin()
  expect(row(game)).toEqual(verse)
  expect(game.names(game.state.combatZone)).toEqual(['Laser Gunners'])
})

test('STATIONARY-04 other effects still move a Stationary card', () => {
  const game = scenario({
    players: [{ hand: ['Misbehave'] }, {}],
    letter: 'B',
    episodeB: '14',
    verse: [raiders, null, null, { hidden: 'Rance Burgess' }],
  }).begin()
  game.path('Misbehave', 'space-4')
  expect(game.names(game.state.combatZone)).toEqual([raiders])
})

test('STATIONARY-05 the Inevitable card pushes a Stationary card, and only it does', () => {
  const game = episodePhase([{ hidden: 'Closing Net' }, raiders, 'Laser Gunners', raiders])
  expect(row(game)).toEqual([undefined, '(Closing Net)', raiders, raiders, 'Laser Gunners'])
})
