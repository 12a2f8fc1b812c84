import { expect, test } from 'vitest'
import { scanCosts } from '../catalog/playmat.ts'
import { type Play, type Situation, scenario } from '../scenario.ts'
import { spaces } from '../vocabulary/index.ts'
import { attackOf } from './enemies.ts'

/** What lies in the spaces from right to left; hidden cards in brackets. */
const row = (game: Play) =>
  game.state.verse.map(({ shown, hidden }) => game.names(shown)[0] ?? game.names(hidden).map((name) => `(${name})`)[0])

test('a text about its card moving is followed whenever that is pushed, and once more as it enters the Combat Zone', () => {
  const start = (verse: NonNullable<Situation['verse']>) =>
    scenario({ players: [{ hand: [] }, {}], episodeA: '4', verse, quietTurns: 0 }).begin()
  // The Lone Survivor gains 1 Attack each time.
  expect(attackOf(start(['Lone Survivor']).table(), 'e04-survivor')).toBe(3)
  expect(attackOf(start([null, 'Lone Survivor']).table(), 'e04-survivor')).toBe(2)
  const behind = ['Search Team', 'Search Team', 'Interrogators', 'Interrogators', 'Lone Survivor']
  const out = start(behind)
  expect(out.names(out.state.combatZone)).toEqual(['Lone Survivor'])
  expect(attackOf(out.table(), 'e04-survivor')).toBe(3)
})

test('moving a hidden card by an effect tells nobody what it is', () => {
  const players = [{ hand: ['Thread the Canyon'], deck: [] }, {}] as const
  const verse = [null, { hidden: 'Salvage Patrol' }, 'Bowler-Hat Toughs']
  const game = scenario({ players, verse }).begin().path('Thread the Canyon', true, 'space-2')
  expect(row(game)).toEqual(['(Salvage Patrol)', undefined, 'Bowler-Hat Toughs', undefined, undefined])
  expect(game.told()).toContain('moved-hidden')
  expect(game.log().join()).not.toContain('Salvage Patrol')
})

test('moving right into an occupied space swaps the two', () => {
  const players = [{ hand: ['Thread the Canyon'], deck: [] }, {}] as const
  const verse = [null, { hidden: 'Salvage Patrol' }, 'Bowler-Hat Toughs']
  const game = scenario({ players, verse }).begin().path('Thread the Canyon', true, 'space-3')
  expect(row(game)).toEqual([undefined, 'Bowler-Hat Toughs', '(Salvage Patrol)', undefined, undefined])
})

test('OPEN-05 spaces are numbered from the one where cards enter; texts that name one mean these', () => {
  expect(spaces).toEqual([1, 2, 3, 4, 5])
  expect(scanCosts).toHaveLength(spaces.length)
  const verse = [null, { hidden: 'Net Station' }, null, null, 'Stage-Road Bandits']
  const game = scenario({ players: [{ hand: ['Misbehave', 'Misbehave'] }, {}], episodeA: '7', verse }).begin()
  game.path('Misbehave', 'Misbehave', 'space-2')
  // The station goes to space 5, the leftmost, and pushes what is there.
  expect(row(game)).toEqual([undefined, undefined, undefined, undefined, 'Net Station'])
  expect(game.names(game.state.combatZone)).toEqual(['Stage-Road Bandits'])
})

test('OPEN-25 the whole row moves first, then what reached the Combat Zone is dealt with', () => {
  const [first, second, third, fourth] = ['Search Team', 'Search Team', 'Interrogators', "Harken's Cruiser"] as const
  const verse = [first, second, third, fourth, { hidden: 'Interrogators' }]
  const game = scenario({ players: [{}, {}], episodeA: '4', verse, quietTurns: 0 }).begin()
  expect([game.kind, game.names(game.state.combatZone)]).toEqual(['choose.option', ['Interrogators']])
  expect(game.state.verse[0]?.hidden.cards).toHaveLength(1)
  expect(row(game).slice(1)).toEqual([first, second, third, fourth])
})

test('OPEN-82 nothing is moved into the space of the Inevitable card, or past it', () => {
  const verse = [null, { hidden: 'Closing Net' }, 'Salvage Patrol', 'Bowler-Hat Toughs']
  const players = [{ hand: ['Thread the Canyon'], deck: [] }, {}] as const
  const game = scenario({ players, verse }).begin().choose('Thread the Canyon')
  game.path(true, 'space-3')
  expect(row(game).slice(1)).toEqual(['(Closing Net)', 'Salvage Patrol', 'Bowler-Hat Toughs', undefined])
})

test('an instruction to add a card can be skipped as often as a text says', () => {
  const skipping = (n: number) =>
    scenario({ players: [{ hand: [] }, { hand: [] }] })
      .begin()
      .change(({ lasting }) => {
        lasting.push({ modifier: { mod: 'skip-add', n }, until: 'used', you: 0, card: 'up-tuned-drive' })
      })
      .path('end', 'end', 'end')
  const added = (game: Play) => game.told().filter((kind) => kind === 'added').length
  expect([added(skipping(1)), added(skipping(2)), added(skipping(3))]).toEqual([2, 1, 0])
})
