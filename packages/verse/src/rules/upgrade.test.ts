import { expect, test } from 'vitest'
import { baseBox } from '../boxes/index.ts'
import { type CaptainSet, scenario } from '../scenario.ts'
import { boxWithShip, offers, onOffer } from '../testing/aids.ts'
import type { ShipCard } from '../vocabulary/index.ts'

const three = ['osiris/exterior-cargo-pods/1', 'osiris/expanded-crew-quarters/1', 'osiris/fully-equipped-med-bay/1']
const tuneUp = 'osiris/full-tune-up-retro-fit'
const markTwo = 'osiris/modified-radion-accelerator-mark-ii/1'
const markThree = 'osiris/hyper-efficient-radion-accelerator-mark-iii/1'

/** A captain at Osiris with this card, and no other, before them. */
const considering = (card: string, set: CaptainSet = {}) =>
  scenario({ captains: [{ at: 'osiris', credits: 9000, ...set }] })
    .next('osiris', card)
    .begin()
    .path('shop', ['draw-one'], 'stop')

test('UPGRADE-01 a ship has one Drive Core and three slots for Upgrades', () => {
  expect([...baseBox.ships.values()].map((ship) => ship.upgradeSlots)).toEqual([3, 3, 3, 3])
  const game = considering(tuneUp, { upgrades: three.slice(1) })
  game.choose([tuneUp])
  expect(game.captain().upgrades).toEqual([...three.slice(1), tuneUp])
  expect(game.captain().core).toMatch(/^core\/radion-accelerator-mark-i\//)
})

test('UPGRADE-02 an Upgrade is bought only into a free slot', () => {
  const game = considering(tuneUp, { upgrades: three })
  expect(onOffer(game)).toEqual([])
  expect(offers(game, 'scrap:')).toEqual(three.map((card) => `scrap:${card}`))
  game.choose([tuneUp, `scrap:${three[2]}`])
  expect(game.captain().upgrades).toEqual([three[0], three[1], tuneUp])
})

test('UPGRADE-03 an Upgrade may be discarded on the own turn, free of action, to its Supply pile', () => {
  const game = scenario({ captains: [{ upgrades: three }] }).begin()
  expect(offers(game, 'scrap:')).toEqual(three.map((card) => `scrap:${card}`))
  game.choose(`scrap:${three[1]}`)
  expect(game.captain().upgrades).toEqual([three[0], three[2]])
  expect(game.state.supply.osiris?.discard.cards).toEqual([three[1]])
  expect(game.state.turn.taken).toEqual([])
})

test('OPEN-31 goods over the new capacity are dumped at once, whichever the captain likes', () => {
  const laden = { upgrades: three, fuel: 0, part: 0, cargo: 10, stash: { contraband: 3 } }
  const game = scenario({ captains: [laden] })
    .begin()
    .choose(`scrap:${three[0]}`)
  expect(game.kind).toBe('hold.make-room')
  expect(game.options()).toEqual(['cargo', 'contraband'])
  game.choose('contraband')
  expect(game.kind).toBe('turn')
  const { hold, stash } = game.captain()
  expect([hold.cargo, stash.cargo, stash.contraband]).toEqual([8, 2, 2])
})

test('OPEN-31 people over the new capacity are lost where they cannot be set down, and that is told', () => {
  const laden = { at: 'white-sun-r4-09', upgrades: three, fuel: 0, part: 0, passenger: 10, stash: { passenger: 4 } }
  const game = scenario({ captains: [laden] })
    .begin()
    .choose(`scrap:${three[0]}`)
  expect([game.kind, game.captain().hold.passenger]).toEqual(['turn', 8])
  expect(game.log().at(-1)).toContain('has no room for 2 Passengers: lost')
})

test('OPEN-31 crew over the new capacity go as well', () => {
  const crew = ['Jayne', 'Zoe', 'Kaylee', 'Wash', 'Inara', 'Emma']
  const game = scenario({ captains: [{ crew, upgrades: three }] })
    .begin()
    .choose(`scrap:${three[1]}`)
  expect(game.kind).toBe('crew.too-many')
  expect(game.options()).not.toContain('malcolm')
  game.choose('persephone/emma')
  expect(game.kind).toBe('turn')
  expect(game.state.supply.persephone?.discard.cards).toEqual(['persephone/emma'])
})

test('OPEN-31 no Upgrade can be discarded to dodge what is being resolved', () => {
  const game = scenario({ captains: [{ at: 'boros', upgrades: three }] })
    .next('nav-border', 'Scrapper Ambush')
    .dice(4)
    .begin()
  game.path('burn', 'georgia-r3-05')
  expect(game.options()).toEqual(['slip', 'fight'])
  game.choose('slip')
  expect(game.kind).toBe('upgrade.lose')
  expect(game.options()).toEqual(three)
})

test('OPEN-31 an Upgrade gained by a card may take the slot of another', () => {
  const game = scenario({ captains: [{ at: 'boros', crew: ['Kaylee'], upgrades: three }] })
    .discards('osiris', tuneUp)
    .next('nav-border', 'Ship Graveyard')
    .dice(5)
    .begin()
  game.path('burn', 'georgia-r3-05', 'salvage')
  expect(game.options()).toEqual([tuneUp])
  game.choose([tuneUp])
  expect(game.options()).toEqual(three)
  game.choose(three[0] ?? '')
  expect(game.captain().upgrades).toEqual([three[1], three[2], tuneUp])
  expect(game.state.supply.osiris?.discard.cards).toEqual([three[0]])
})

test('UPGRADE-04 OPEN-32 a new Drive Core sends the old one away: a starting one for good, a bought one to its pile', () => {
  const first = considering(markTwo)
  const old = first.captain().core
  first.choose([markTwo])
  expect(first.captain().core).toBe(markTwo)
  expect(first.state.removed.cards).toEqual([old])
  expect(first.state.supply.osiris?.discard.cards).toEqual([])
  const second = considering(markThree, { core: markTwo }).choose([markThree])
  expect(second.captain().core).toBe(markThree)
  expect(second.state.removed.cards).toEqual([])
  expect(second.state.supply.osiris?.discard.cards).toEqual([markTwo])
})

test('UPGRADE-04 a Drive Core needs no free slot', () => {
  expect(onOffer(considering(markTwo, { upgrades: three }))).toEqual([markTwo])
})

test("UPGRADE-05 the Drive Core's range caps a Full Burn, and its other figures hold", () => {
  const sectorsFlown = (core: string, fuel: number) => {
    const game = scenario({ captains: [{ at: 'albion', core, fuel }] })
      .next('nav-alliance', ...Array.from({ length: 8 }, () => 'The Big Black'))
      .begin()
      .choose('burn')
    let flown = 0
    for (; game.kind === 'fly.to'; flown++) game.choose(game.captain().sector === 'albion' ? 'osiris' : 'albion')
    return [flown, game.captain().hold.fuel]
  }
  expect(sectorsFlown(markTwo, 3)).toEqual([6, 2])
  expect(sectorsFlown(markThree, 0)).toEqual([4, 0])
})

test('UPGRADE-06 a ship may have a Drive Core that cannot be replaced', () => {
  const [serenity] = baseBox.ships.values()
  if (!serenity) throw new Error('There is no ship.')
  const racer: ShipCard = { ...serenity, id: 'racer', name: 'Racer', coreLocked: true }
  const game = scenario({ box: boxWithShip(racer), captains: [{ at: 'osiris', ship: 'racer' }] })
    .next('osiris', markTwo, tuneUp)
    .begin()
    .path('shop', ['draw-one'], 'draw', 'stop')
  expect(onOffer(game)).toEqual([tuneUp])
  expect(game.options()).not.toContain(markTwo)
})
