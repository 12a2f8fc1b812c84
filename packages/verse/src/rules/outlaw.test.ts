import { expect, test } from 'vitest'
import { baseBox } from '../boxes/index.ts'
import { type CaptainSet, scenario } from '../scenario.ts'

/** Does the Cruiser take this ship, come to its sector by a Mosey, for an Outlaw? */
function isCalledToAccount(set: CaptainSet): boolean {
  const game = scenario({ captains: [{ at: 'white-sun-r4-10', ...set }], cruiser: 'santo' }).begin()
  return game.path('mosey', 'santo').told().includes('alliance-contact')
}

test('OUTLAW-01 a Warrant, Contraband, a Fugitive or Wanted crew makes an Outlaw Ship, each by itself', () => {
  expect(isCalledToAccount({ warrants: 1 })).toBe(true)
  expect(isCalledToAccount({ contraband: 1 })).toBe(true)
  expect(isCalledToAccount({ fugitive: 1 })).toBe(true)
  expect(isCalledToAccount({ crew: ['Jayne'] })).toBe(true)
  expect(isCalledToAccount({ cargo: 1, passenger: 1, crew: ['Kaylee'], gear: ['Vera'], goals: 1 })).toBe(false)
})

test('OUTLAW-02 what is hidden in the Stash makes an Outlaw all the same', () => {
  expect(isCalledToAccount({ stash: { contraband: 1 } })).toBe(true)
  expect(isCalledToAccount({ stash: { fugitive: 1 } })).toBe(true)
  expect(isCalledToAccount({ stash: { cargo: 1, passenger: 1 } })).toBe(false)
})

test('OUTLAW-03 the ship is legal again as soon as no cause is left', () => {
  const game = scenario({ captains: [{ at: 'white-sun-r4-10', contraband: 1 }], cruiser: 'santo' }).begin()
  game.path('hold', 'dump:contraband', 'done', 'mosey', 'santo')
  expect(game.captain().hold.contraband).toBe(0)
  expect(game.told()).not.toContain('alliance-contact')
  const kept = scenario({ captains: [{ at: 'white-sun-r4-10', contraband: 2 }], cruiser: 'santo' }).begin()
  kept.path('hold', 'dump:contraband', 1, 'done', 'mosey', 'santo')
  expect(kept.told()).toContain('alliance-contact')
})

test('OUTLAW-04 Wanted are those whose Crew card bears the badge', () => {
  const wanted = [...baseBox.supply.values()].flatMap((card) => (card.kind === 'crew' && card.wanted ? card.name : []))
  expect(wanted.sort()).toEqual([
    'Billy',
    'Bree',
    'Crow',
    'Grange Brothers',
    'Helen',
    'Interrogator',
    'Jayne',
    'Jesse',
    'River Tam',
    'Simon Tam',
    'Stitch',
    'Tracey',
    'Two-Fry',
    'Zoe',
  ])
  expect([...baseBox.leaders.values()].filter((leader) => leader.wanted)).toEqual([])
  for (const name of wanted) expect(isCalledToAccount({ crew: [name] })).toBe(true)
})
