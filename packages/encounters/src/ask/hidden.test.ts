import { expect, test } from 'vitest'
import { miniDeck } from '../catalog/index.ts'
import { scenario } from '../scenario.ts'
import { hiddenOdds, hiddenOddsAt } from './hidden.ts'

test('a hidden card is any of the printed list that was not seen', () => {
  const game = scenario({ players: [{}], verse: [{ hidden: 'e01-toughs' }], combatZone: ['e01-cruiser'] }).begin()
  const odds = hiddenOddsAt(game.match.view(0), 0)
  const unseen = miniDeck(1).length - 1
  expect(odds?.cards.get('e01-toughs')).toBeCloseTo(2 / unseen)
  expect(odds?.cards.has('e01-cruiser')).toBe(false)
  expect(odds?.kinds.get('goal')).toBeCloseTo(2 / unseen)
})

test('all chances add up to one', () => {
  const game = scenario({ players: [{}, {}, {}], verse: [{ hidden: 'e01-toughs' }] }).begin()
  const odds = hiddenOdds(game.match.view(0))
  const total = (chances?: Iterable<number>) => [...(chances ?? [])].reduce((sum, chance) => sum + chance, 0)
  expect(total(odds?.cards.values())).toBeCloseTo(1)
  expect(total(odds?.kinds.values())).toBeCloseTo(1)
})

test('Side Jobs are among the hidden cards, any of those unseen as likely as another', () => {
  const game = scenario({ players: [{}, {}, {}] }).begin()
  const odds = hiddenOdds(game.match.view(0))
  // Two of twelve went into the deck of ten.
  expect(odds?.kinds.get('side-job')).toBeCloseTo(2 / 12)
  expect(odds?.cards.get('sj-barn-raising')).toBeCloseTo(2 / 12 / 12)
  const seen = scenario({ players: [{}, {}, {}], combatZone: ['Barn Raising'] }).begin()
  expect(hiddenOdds(seen.match.view(0))?.cards.has('sj-barn-raising')).toBe(false)
})

test('whoever has looked knows, and nobody else does', () => {
  const game = scenario({
    players: [{ hand: ['Watch the Scope'] }, {}],
    verse: [{ hidden: 'e01-badge' }, { hidden: 'e01-cargo' }],
  }).begin()
  game.choose('Watch the Scope')
  if (game.kind === 'look') game.choose(['space-1', 'space-2'])
  expect(hiddenOddsAt(game.match.view(0), 0)?.cards).toEqual(new Map([['e01-badge', 1]]))
  expect(hiddenOddsAt(game.match.view(1), 0)?.cards.get('e01-badge')).toBeLessThan(0.2)
})

test('where nothing lies face-down there is nothing to say', () => {
  const game = scenario({ players: [{}], verse: ['e01-patrol'] }).begin()
  expect(hiddenOddsAt(game.match.view(0), 0)).toBeNull()
  expect(hiddenOddsAt(game.match.view(0), 4)).toBeNull()
})
