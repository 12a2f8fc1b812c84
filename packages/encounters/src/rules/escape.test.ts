import { expect, test } from 'vitest'
import { type Play, type Situation, scenario } from '../scenario.ts'

const bandits = ['Stage-Road Bandits', 'Stage-Road Bandits', 'Ship Breakers', 'Locked Helm']

/** A turn of Our Mrs. Reynolds whose Episode Phase pushes whatever lies beside the Combat Zone into it. */
function pushed(last: string | { readonly hidden: string }, rest: Situation = {}): Play {
  const verse = [...bandits, last]
  return scenario({ players: [{ hand: [] }, {}], episodeA: '7', verse, quietTurns: 0, ...rest }).begin()
}

test('ESCAPE-01 an enemy with Escape that enters the Combat Zone leaves the game for Defeated Cards', () => {
  const game = pushed('Saffron the Bride')
  expect(game.names(game.state.combatZone)).toEqual([])
  expect(game.names(game.state.defeatedCards)).toEqual(['Saffron the Bride'])
})

test('ESCAPE-02 its Escape text is followed then', () => {
  const game = pushed('Saffron the Bride')
  for (const seat of [0, 1]) expect(game.names(game.player(seat).discard)).toContain('Flaw')
})

test('ESCAPE-03 it does not strike', () => {
  const game = pushed('Saffron the Bride').choose('end')
  expect(game.told()).not.toContain('strikes')
})

test('OPEN-20 a hidden one turns up first, then escapes; that is no defeat', () => {
  const game = pushed({ hidden: 'Saffron the Bride' })
  const told = game.told()
  expect(told.indexOf('entered-revealed')).toBeLessThan(told.indexOf('escaped'))
  expect(game.state.tasks['see-through-saffron']).toBe('open')
})

test('OPEN-20 its Reveal text comes before its Escape', () => {
  const serenity = ['Salvage Patrol', 'Salvage Patrol', 'Bowler-Hat Toughs', 'Bowler-Hat Toughs']
  const ship = 'Drifting Reaver Ship'
  const hidden = scenario({
    players: [{ hand: [] }, {}],
    verse: [...serenity, { hidden: ship }],
    quietTurns: 0,
  }).begin()
  expect(hidden.names(hidden.state.defeatedCards)).toEqual([ship])
  // Scanned, its Reveal text takes Escape from it.
  const verse = [...serenity, { hidden: ship }]
  const scanned = scenario({ players: [{ hand: ['Misbehave'] }, {}], verse })
    .begin()
    .path('Misbehave', 'space-5', 'end')
  expect(scanned.names(scanned.state.combatZone)).toEqual([ship])
})

test('OPEN-21 of several that enter at once the one furthest left is first, so that the oldest stays rightmost', () => {
  const raiders = "Burgess's Raiders"
  const game = scenario({
    players: [{ hand: ['Misbehave', 'Misbehave'] }, {}],
    letter: 'B',
    episodeB: '14',
    verse: ['e14-raiders#1', { hidden: 'Rance Burgess' }, 'e14-raiders#2', null, 'e14-raiders#3'],
    combatZone: ['Laser Gunners'],
  }).begin()
  game.path('Misbehave', 'Misbehave', 'space-2')
  expect(game.names(game.state.combatZone)).toEqual(['Laser Gunners', raiders, raiders, raiders])
  expect(game.state.combatZone.cards.slice(1)).toEqual(['e14-raiders#3', 'e14-raiders#2', 'e14-raiders#1'])
})
