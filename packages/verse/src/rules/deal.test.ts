import { expect, test } from 'vitest'
import { baseBox } from '../boxes/index.ts'
import { type CaptainSet, type Play, scenario } from '../scenario.ts'
import { mostOf, onOffer, roomTold, times } from '../testing/aids.ts'
import type { ContactId, SectorId } from '../vocabulary/index.ts'

const deals = (game: Play) => game.options().filter((id) => id.startsWith('deal:'))

/** A captain at Persephone with three of Badger's jobs on top of his deck. */
const atBadgers = (captain: CaptainSet = {}) =>
  scenario({ captains: [{ at: 'persephone', ...captain }, {}] }).next('badger', 'badger-01', 'badger-02', 'badger-04')

const homes: readonly (readonly [ContactId, SectorId])[] = [
  ['badger', 'persephone'],
  ['amnon-duul', 'space-bazaar'],
  ['patience', 'athens'],
  ['niska', 'ezra'],
  ['harken', 'londinium'],
]

const solidAt = (contact: ContactId, at: SectorId, captain: CaptainSet = {}) =>
  scenario({ captains: [{ at, solid: [contact], ...captain }], cruiser: 'londinium' })
    .begin()
    .choose(`deal:${contact}`)

test('DEAL-01 a Deal is made in the sector of a Contact, with that Contact, and Harken is where the Cruiser is', () => {
  const dealsAt = (at: SectorId) => deals(scenario({ captains: [{ at }], cruiser: 'londinium' }).begin())
  for (const [contact, at] of homes) expect(dealsAt(at)).toEqual([`deal:${contact}`])
  for (const at of ['pelorum', 'osiris', 'border-r1-01']) expect(dealsAt(at)).toEqual([])
})

test('DEAL-01 a Contact whom the Story keeps away makes no Deals', () => {
  const game = scenario({ story: 'desperadoes', captains: [{ at: 'persephone' }], cruiser: 'persephone' }).begin()
  expect(deals(game)).toEqual(['deal:badger'])
})

test('DEAL-01 OPEN-37 of two Contacts in one sector the captain picks one, and the Deal is spent', () => {
  const game = scenario({ captains: [{ at: 'persephone' }], cruiser: 'persephone' }).begin()
  expect(deals(game)).toEqual(['deal:badger', 'deal:harken'])
  game.path('deal:harken', ['draw-one'], 'stop')
  expect(game.captain().considering.cards.every((card) => baseBox.jobs.get(card)?.contact === 'harken')).toBe(true)
  game.choose([])
  expect(game.kind).toBe('turn')
  expect(deals(game)).toEqual([])
})

test('DEAL-02 three Jobs are considered and up to two of them accepted; the rest is discarded', () => {
  const game = atBadgers().begin().path('deal:badger', ['draw'])
  expect(onOffer(game)).toEqual(['badger-01', 'badger-02', 'badger-04'])
  game.choose(['badger-01', 'badger-04'])
  expect(game.kind).toBe('turn')
  expect(game.captain().hand.cards).toEqual(['badger-01', 'badger-04'])
  expect(game.state.contacts.badger?.discard.cards).toEqual(['badger-02'])
})

test('DEAL-02 a captain may accept none of the Jobs considered', () => {
  const game = atBadgers().begin().path('deal:badger', ['draw'], [])
  expect(game.captain().hand.cards).toEqual([])
  expect(game.state.contacts.badger?.discard.cards).toEqual(['badger-01', 'badger-02', 'badger-04'])
})

test('DEAL-03 accepted Jobs go unseen into the hand and are not active', () => {
  const game = atBadgers().begin().path('deal:badger', ['draw-one'], 'stop', ['badger-01'])
  expect(game.captain().hand.cards).toEqual(['badger-01'])
  expect(game.captain().jobs).toEqual([])
  expect(game.match.view(0).captains[0]?.hand.cards).toEqual(['badger-01'])
  expect(game.match.view(1).captains[0]?.hand).toEqual({ sees: 0, cards: [], backs: ['badger'] })
  expect(game.told(0)).toContain('job-accepted')
  expect(game.told(1)).toContain('job-accepted-unseen')
  expect(game.told(1)).not.toContain('job-accepted')
})

test('DEAL-04 only a captain who is Solid sells, at the listed prices, from Hold and Stash', () => {
  const aboard = { cargo: 2, stash: { contraband: 1 } }
  const stranger = atBadgers(aboard).begin().choose('deal:badger')
  expect(stranger.options()).toEqual(['draw', 'draw-one'])
  const game = solidAt('badger', 'persephone', aboard)
  expect(game.options()).toEqual(['draw', 'draw-one', 'sell:cargo', 'sell:contraband'])
  game.choose(['sell:cargo', 'sell:cargo', 'sell:contraband'])
  expect(game.captain().credits).toBe(3000 + 2 * 400 + 700)
  expect([game.captain().hold.cargo, game.captain().stash.contraband]).toEqual([0, 0])
})

test('DEAL-04 OPEN-38 selling comes before considering or with the jobs, and goods a Job needs may be sold', () => {
  const loaded = { solid: ['badger'], loaded: ['badger-05'], cargo: 2 } as const
  const game = atBadgers(loaded).begin().path('deal:badger', ['sell:cargo', 'draw-one'], 'stop')
  expect([game.kind, game.captain().credits]).toEqual(['deal.accept', 3400])
  expect(mostOf(game, 'sell:cargo')).toBe(1)
  game.choose(['sell:cargo'])
  expect(game.captain().hold.cargo).toBe(0)
  expect(game.captain().credits).toBe(3800)
  expect(game.captain().jobs).toEqual([{ card: 'badger-05', pickedUp: true }])
  expect(game.kind).toBe('turn')
})

test('OPEN-38 selling and considering may both be skipped', () => {
  const game = solidAt('badger', 'persephone', { cargo: 1 }).choose([])
  expect(game.kind).toBe('turn')
  expect(game.captain().hold.cargo).toBe(1)
})

test('OPEN-38 with a full hand Jobs are discarded before others are accepted', () => {
  const hand = ['harken-01', 'badger-06', 'badger-07']
  const game = atBadgers({ hand }).begin().path('deal:badger', ['draw'])
  const discards = ['discard:harken-01', 'discard:badger-06', 'discard:badger-07']
  expect(game.options()).toEqual(['badger-01', 'badger-02', 'badger-04', ...discards])
  expect(onOffer(game)).toEqual([])
  expect(() => game.choose(['badger-01', 'badger-02', 'discard:harken-01'])).toThrow('"hand"')
  game.choose(['badger-02', 'discard:harken-01'])
  expect(game.captain().hand.cards).toEqual(['badger-06', 'badger-07', 'badger-02'])
  expect(game.state.contacts.harken?.discard.cards).toEqual(['harken-01'])
})

test('DEAL-05 PIC-CARD-04 each Contact pays the prices on the card and buys nothing else', () => {
  const prices = [
    ['amnon-duul', 'space-bazaar', 600, 500],
    ['badger', 'persephone', 400, 700],
    ['niska', 'ezra', 400, 800],
    ['patience', 'athens', 500, 600],
  ] as const
  for (const [contact, at, cargo, contraband] of prices) {
    const game = solidAt(contact, at, { cargo: 1, contraband: 1, passenger: 1, fugitive: 1 })
    const sales = game.options().filter((id) => /^(sell|buy):/.test(id))
    expect(sales).toEqual(['sell:cargo', 'sell:contraband'])
    game.choose(['sell:cargo', 'sell:contraband'])
    expect(game.captain().credits).toBe(3000 + cargo + contraband)
  }
})

test('DEAL-05 PIC-CARD-04 Harken buys neither Cargo nor Contraband, but sells Fuel at $100', () => {
  const game = solidAt('harken', 'londinium', { cargo: 1, part: 0, credits: 350 })
  expect(game.options()).toEqual(['draw', 'draw-one', 'buy:fuel'])
  expect(mostOf(game, 'buy:fuel')).toBe(3)
  game.choose(times(3, 'buy:fuel'))
  expect(game.captain().hold.fuel).toBe(9)
  expect(game.captain().credits).toBe(50)
  expect(
    scenario({ captains: [{ at: 'londinium' }] })
      .begin()
      .choose('deal:harken')
      .options(),
  ).toEqual(['draw', 'draw-one'])
})

test('DEAL-07 what goods are sold for is not shared with the crew', () => {
  const game = solidAt('patience', 'athens', { cargo: 3, crew: ['Kaylee', 'Zoe'] }).choose(times(3, 'sell:cargo'))
  expect(game.kind).toBe('turn')
  expect(game.captain().credits).toBe(3000 + 3 * 500)
  expect(game.captain().crew.every((member) => !member.disgruntled)).toBe(true)
})

test('DEAL-08 PIC-CARD-06 Solid with Badger, $1000 clears all Warrants', () => {
  const game = solidAt('badger', 'persephone', { warrants: 2, credits: 1000 })
  expect(game.options()).toEqual(['draw', 'draw-one', 'clear'])
  game.choose(['clear'])
  expect([game.captain().warrants, game.captain().credits]).toEqual([0, 0])
  expect(solidAt('badger', 'persephone', { warrants: 2, credits: 900 }).options()).toEqual(['draw', 'draw-one'])
  expect(atBadgers({ warrants: 2 }).begin().choose('deal:badger').options()).toEqual(['draw', 'draw-one'])
})

test('DEAL-08 PIC-CARD-06 Solid with Amnon Duul, any number of people come aboard as far as there is room', () => {
  const game = solidAt('amnon-duul', 'space-bazaar', { fuel: 6, part: 2 })
  expect(game.options()).toEqual(['draw', 'draw-one', 'load:passenger', 'load:fugitive'])
  expect([mostOf(game, 'load:passenger'), roomTold(game, 'load:passenger')]).toEqual([12, 8])
  game.choose([...times(3, 'load:passenger'), ...times(5, 'load:fugitive')])
  const { hold, stash, credits } = game.captain()
  expect([hold.passenger + stash.passenger, hold.fugitive + stash.fugitive, credits]).toEqual([3, 5, 3000])
})

test('PIC-CARD-06 Solid with Patience four Jobs are considered, and still no more than two accepted', () => {
  const jobs = ['patience-01', 'patience-02', 'patience-03', 'patience-04']
  const at = (captain: CaptainSet) =>
    scenario({ captains: [{ at: 'athens', ...captain }] })
      .next('patience', ...jobs)
      .begin()
      .path('deal:patience', ['draw'])
  const friend = at({ solid: ['patience'] })
  expect(onOffer(friend)).toEqual(jobs)
  expect(() => friend.choose(jobs.slice(0, 3))).toThrow('That takes 3 of "jobs", and there are 2.')
  expect(friend.choose(['patience-01', 'patience-04']).kind).toBe('turn')
  expect(onOffer(at({}))).toEqual(jobs.slice(0, 3))
})

test('PIC-CARD-06 Solid with Harken, "Customs Inspection" may be ignored', () => {
  const inspected = (captain: CaptainSet) =>
    scenario({ captains: [{ at: 'persephone', contraband: 2, ...captain }] })
      .next('nav-alliance', 'Customs Inspection')
      .begin()
      .path('burn', 'pelorum')
  const friend = inspected({ solid: ['harken'] })
  expect(friend.kind).toBe('nav.ignore')
  friend.choose(true)
  expect(friend.kind).toBe('fly.to')
  expect(friend.captain().hold.contraband).toBe(2)
  expect(inspected({}).options()).toEqual(['submit', 'run'])
  expect(
    inspected({ solid: ['harken'] })
      .choose(false)
      .options(),
  ).toEqual(['submit', 'run'])
})
