import { expect, test } from 'vitest'
import { baseBox } from '../boxes/index.ts'
import { type Play, scenario } from '../scenario.ts'

const planetary = [...baseBox.sectors.keys()].filter((sector) => !/-r\d-\d\d/.test(sector))

function flyTo(sector: string, from: string): Play {
  return scenario({ captains: [{ at: from }] })
    .next('nav-alliance', 'Abandoned Ship')
    .next('nav-border', 'Derelict Ship')
    .begin()
    .path('burn', sector)
}

test('MAP-01 the region of the sector entered decides the Nav deck', () => {
  const toBorder = flyTo('border-r1-05', 'persephone')
  expect(toBorder.state.drawn.cards).toEqual([toBorder.decision().card])
  expect(toBorder.decision().card).toMatch(/^nav-border\/derelict-ship/)
  const toAlliance = flyTo('persephone', 'border-r1-05')
  expect(toAlliance.decision().card).toBe('nav-alliance/abandoned-ship')
})

test('MAP-01 every sector lies in a region that has a Nav deck', () => {
  for (const { region } of baseBox.sectors.values()) expect(baseBox.navDecks[region]).toHaveLength(40)
})

test('MAP-02 a ship moves only to sectors that share a border with its own, never across a corner', () => {
  const game = scenario({ captains: [{ at: 'border-r1-19' }] }).begin()
  const beside = ['white-sun-r4-10', 'border-r1-18', 'border-r1-20', 'border-r2-19']
  expect(game.choose('mosey').options()).toEqual(beside)
  // The four sectors around one corner: each has two of the others beside it, and the fourth across.
  expect(baseBox.neighbours.get('border-r2-20')).toEqual(expect.arrayContaining(['border-r1-20', 'border-r2-19']))
  expect(baseBox.neighbours.get('border-r2-20')).not.toContain('border-r1-19')
  expect(baseBox.neighbours.get('border-r1-20')).not.toContain('border-r2-19')
})

test('MAP-02 the Cruiser does not cross corners either', () => {
  const game = scenario({ captains: [{ at: 'persephone' }], cruiser: 'bernadette' })
    .next('nav-alliance', 'Cruiser Patrol')
    .begin()
  game.path('burn', 'pelorum')
  expect(game.options()).toEqual(['londinium', 'white-sun-r2-01', 'sihnon', 'white-sun-r2-04'])
})

test('MAP-03 a sector is planetary if a named planet lies in it', () => {
  const found = [...baseBox.sectors.keys()].filter((at) =>
    scenario({ captains: [{ at }], cutters: [] })
      .begin()
      .options()
      .includes('make-work'),
  )
  expect(found).toEqual(planetary)
  expect(found).toHaveLength(35)
})

test('MAP-04 the Space Bazaar counts as a planet', () => {
  const game = scenario({ captains: [{ at: 'space-bazaar', crew: ['Kaylee'], passenger: 1 }] }).begin()
  expect(game.options()).toEqual(expect.arrayContaining(['make-work', 'dismiss:regina/kaylee']))
  game.path('hold', 'dump:passenger')
  expect(game.captain().hold.passenger).toBe(0)
  const deepSpace = scenario({ captains: [{ at: 'red-sun-r3-07', crew: ['Kaylee'], passenger: 1 }] }).begin()
  expect(deepSpace.options()).toEqual(['burn', 'mosey', 'end', 'hold'])
  expect(deepSpace.choose('hold').options()).not.toContain('dump:passenger')
})
