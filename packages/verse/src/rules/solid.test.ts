import { expect, test } from 'vitest'
import { type CaptainSet, scenario } from '../scenario.ts'
import type { ContactId } from '../vocabulary/index.ts'

const at = (captain: CaptainSet) => scenario({ captains: [captain], cruiser: 'ariel' })

/** A delivery for Harken at Albion that asks for nothing. */
const delivery: CaptainSet = { at: 'albion', loaded: ['harken-01'], cargo: 2 }

/** A crime for Badger at Athens; the Misbehave card ends it in a Warrant. */
const caught = (captain: CaptainSet) =>
  at({ at: 'athens', hand: ['badger-08'], ...captain })
    .next('misbehave', 'Alliance Patrol')
    .dice(1)
    .begin()
    .choose('job:badger-08')

test('SOLID-01 completing a Job makes its captain Solid with the Contact, the card being the mark', () => {
  const game = at(delivery).begin().choose('job:harken-01')
  expect(game.captain().solid).toEqual({ harken: 'harken-01' })
  expect(game.captain().jobs).toEqual([])
  expect(game.state.removed.cards).not.toContain('harken-01')
  expect(game.told()).toContain('solid')
})

test('SOLID-02 for a captain already Solid a completed Job leaves the game', () => {
  const game = at({ ...delivery, solid: ['harken'] }).begin()
  const mark = game.captain().solid.harken
  game.choose('job:harken-01')
  expect(game.captain().solid).toEqual({ harken: mark })
  expect(game.state.removed.cards).toContain('harken-01')
  expect(game.captain().credits).toBe(3600)
})

test("SOLID-03 being Solid opens selling and the Contact's special rule", () => {
  const dealing = (solid: ContactId[]) =>
    at({ at: 'persephone', cargo: 1, warrants: 1, solid }).begin().choose('deal:badger').options()
  expect(dealing([])).toEqual(['draw', 'draw-one'])
  expect(dealing(['patience', 'niska'])).toEqual(['draw', 'draw-one'])
  expect(dealing(['badger'])).toEqual(['draw', 'draw-one', 'sell:cargo', 'clear'])
})

test('SOLID-04 PIC-CARD-06 a Warrant on a Job for Niska kills a crew, Solid or not', () => {
  const punished = (captain: CaptainSet) =>
    at({ at: 'londinium', loaded: ['niska-12'], contraband: 1, crew: ['Kaylee', 'Jayne'], ...captain })
      .next('misbehave', 'Alliance Patrol')
      .dice(1)
      .begin()
      .path('job:niska-12', 'go')
  const reputations: ContactId[][] = [[], ['niska']]
  for (const solid of reputations) {
    const game = punished({ solid })
    expect([game.kind, game.captain().warrants]).toEqual(['kill.victim', 1])
    expect(game.options()).toEqual(['malcolm', 'regina/kaylee', 'silverhold/jayne'])
    game.choose('silverhold/jayne')
    expect(game.captain().crew.map((member) => member.card)).toEqual(['malcolm', 'regina/kaylee'])
  }
})

test('SOLID-05 SOLID-06 a Warrant on a Job ends Solid with its Contact, and the mark leaves the game', () => {
  const game = caught({ solid: ['badger', 'niska'] })
  const { solid, warrants } = game.captain()
  expect([warrants, Object.keys(solid)]).toEqual([1, ['niska']])
  expect(game.state.removed.cards).toHaveLength(1)
  expect(game.state.removed.cards[0]).toMatch(/^badger-/)
  expect(game.state.contacts.badger?.discard.cards).toEqual(['badger-08'])
  expect(game.told()).toContain('solid-lost')
})

test('SOLID-05 with the reputation everything that came with it is gone', () => {
  const game = at({ at: 'persephone', hand: ['badger-17'], solid: ['badger'], cargo: 1 })
    .next('misbehave', 'Alliance Patrol')
    .dice(1)
    .begin()
    .path('job:badger-17', 'deal:badger')
  expect(game.captain().warrants).toBe(1)
  expect(game.options()).toEqual(['badger-17', 'draw', 'draw-one'])
})

test('SOLID-07 a lost reputation comes back with the next Job completed for the Contact', () => {
  const captain: CaptainSet = { at: 'silverhold', hand: ['patience-13'], loaded: ['patience-25'], contraband: 2 }
  const game = at({ ...captain, solid: ['patience'] })
    .next('misbehave', 'Alliance Patrol', 'A Little Job on the Side')
    .dice(1)
    .begin()
    .path('job:patience-13')
  expect(game.captain().solid).toEqual({})
  game.path('end', 'job:patience-25', 'stay')
  expect(game.captain().solid).toEqual({ patience: 'patience-25' })
})

test('SOLID-08 any Warrant ends Solid with Harken, whatever it is for', () => {
  const game = caught({ solid: ['harken', 'niska'] })
  expect(Object.keys(game.captain().solid)).toEqual(['niska'])
  const nav = at({ at: 'persephone', solid: ['harken', 'badger'] })
    .next('nav-alliance', 'Customs Inspection')
    .begin()
    .path('burn', 'pelorum', false, 'run')
  expect(nav.captain().warrants).toBe(1)
  expect(Object.keys(nav.captain().solid)).toEqual(['badger'])
})

test('SOLID-09 OPEN-46 under a Warrant a Job for Harken pays, but brings no reputation and leaves the game', () => {
  const game = at({ ...delivery, warrants: 1 })
    .begin()
    .choose('job:harken-01')
  expect(game.captain().credits).toBe(3600)
  expect(game.captain().solid).toEqual({})
  expect(game.captain().jobs).toEqual([])
  expect(game.state.removed.cards).toContain('harken-01')
})

test('SOLID-09 a Warrant is no bar with other Contacts', () => {
  const game = at({ at: 'athens', loaded: ['patience-08'], cargo: 3, warrants: 1 })
    .begin()
    .choose('job:patience-08')
  expect(game.captain().solid).toEqual({ patience: 'patience-08' })
})
