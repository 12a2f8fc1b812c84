import type { Value } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { type CaptainSet, type Play, scenario } from '../scenario.ts'
import { lastTold } from '../testing/aids.ts'

/** Two captains side by side at Pelorum, with nothing to trade but what is named. */
const poor: CaptainSet = { at: 'pelorum', credits: 0, fuel: 0, part: 0 }
const beside = (mine: CaptainSet, theirs: CaptainSet = {}, more: CaptainSet[] = []) =>
  scenario({ captains: [{ ...poor, ...mine }, { ...poor, ...theirs }, ...more] })

const trades = (game: Play, seat?: number) => game.options(seat).filter((id) => id.startsWith('trade:'))
/** The kinds of what a captain is asked, standing offers included. */
const asked = (game: Play, seat: number) => game.match.decisionsOf(seat).map(({ kind }) => kind)

function answer(game: Play, seat: number, ...values: Value[]): void {
  for (const value of values) game.choose(value, seat)
}

const pistol = 'regina/pistol/1'
const pods = 'osiris/exterior-cargo-pods/1'
const compartments = 'regina/concealed-smuggling-compartments/1'

test('TRADE-01 captains side by side trade Credits, goods, crew, Gear and Upgrades as they agree', () => {
  const mine: CaptainSet = { credits: 500, cargo: 2, crew: ['Zoe'], gear: [pistol] }
  const game = beside(mine, { fuel: 3, contraband: 1, upgrades: ['persephone/cry-baby/1'] }).begin()
  game.path('trade:1', 'give:credits', 400, 'give:cargo', 'give:silverhold/zoe', `give:${pistol}`)
  game.path('get:fuel', 'get:fuel', 'get:contraband', 'get:persephone/cry-baby/1', 'offer')
  expect([game.kind, game.decision(1).kind, game.options(1)]).toEqual(['turn', 'trade.answer', ['accept', 'refuse']])
  game.choose('accept', 1)
  expect(game.captain(0)).toMatchObject({ credits: 100, gear: [], upgrades: ['persephone/cry-baby/1'] })
  expect(game.captain(0).hold).toMatchObject({ cargo: 1, fuel: 2 })
  expect(game.captain(0).stash.contraband).toBe(1)
  expect(game.captain(1)).toMatchObject({ credits: 400, gear: [pistol], upgrades: [] })
  expect(game.captain(1).hold).toMatchObject({ cargo: 1, fuel: 1, contraband: 0 })
  expect(game.captain(1).crew.map((member) => member.card)).toEqual(['womack', 'silverhold/zoe'])
})

test('TRADE-01 nothing changes hands if the other refuses or the offer is dropped', () => {
  const game = beside({ cargo: 2 }, { credits: 500 }).begin()
  game.path('trade:1', 'give:cargo', 'get:credits', 500, 'offer').choose('refuse', 1)
  expect([game.kind, game.captain(0).hold.cargo, game.captain(1).credits]).toEqual(['turn', 2, 500])
  game.path('trade:1', 'give:cargo', 'cancel')
  expect([game.kind, game.captain(0).hold.cargo]).toEqual(['turn', 2])
})

test('TRADE-02 OPEN-57 Jobs, people, Drive Cores and Leaders are never on offer', () => {
  const job: CaptainSet = { hand: ['badger-01'], active: ['badger-02'], loaded: ['harken-01'] }
  const mine: CaptainSet = { ...job, passenger: 1, fugitive: 1, cargo: 1, fuel: 1, part: 1, contraband: 1, credits: 1 }
  const game = beside({ ...mine, crew: ['Kaylee'], gear: [pistol], upgrades: [pods] }, { passenger: 1 }).begin()
  game.choose('trade:1')
  const cards = ['regina/kaylee', pistol, pods].map((card) => `give:${card}`)
  const things = ['give:credits', 'give:cargo', 'give:contraband', 'give:fuel', 'give:part']
  expect(game.options()).toEqual(['cancel', ...things, ...cards])
})

test('TRADE-03 trading costs no action and is open outside the own turn, which goes on meanwhile', () => {
  const game = beside({ cargo: 1 }, { credits: 500 }).begin()
  expect([trades(game), trades(game, 1)]).toEqual([['trade:1'], ['trade:0']])
  answer(game, 1, 'trade:0', 'give:credits', 300, 'get:cargo', 'offer')
  expect(asked(game, 0)).toEqual(['turn', 'trade.answer'])
  game.choose('accept', 0)
  expect([game.captain(0).credits, game.captain(1).hold.cargo]).toEqual([300, 1])
  expect([game.kind, game.decision().seat, game.state.turn.taken]).toEqual(['turn', 0, []])
})

test('TRADE-03 two captains may trade while a third one plays elsewhere', () => {
  const game = scenario({ captains: [{}, poor, { ...poor, cargo: 1 }] }).begin()
  expect(trades(game)).toEqual([])
  answer(game, 2, 'trade:1', 'give:cargo', 'offer')
  answer(game, 1, 'accept')
  expect([game.captain(1).hold.cargo, game.captain(2).hold.cargo]).toEqual([1, 0])
})

test('TRADE-03 a bargain outlasts what the captain on turn does, and the turn itself', () => {
  const captains = [{ at: 'persephone' }, { ...poor, cargo: 1 }, { ...poor, credits: 400 }]
  const game = scenario({ captains }).begin()
  answer(game, 1, 'trade:2', 'give:cargo')
  game.choose('make-work')
  expect(game.state.bargains).toMatchObject([{ by: 1, with: 2, give: { goods: { cargo: 1 } } }])
  answer(game, 1, 'get:credits')
  game.path('shop', ['shore-leave'])
  answer(game, 1, 400, 'offer')
  expect(asked(game, 2)).toEqual(['trade.answer', 'trade.open'])
  game.choose('end')
  expect([game.decision().seat, asked(game, 2)]).toEqual([1, ['trade.answer', 'trade.open']])
  answer(game, 2, 'accept')
  expect([game.captain(1).credits, game.captain(2).hold.cargo]).toEqual([400, 1])
})

test('TRADE-03 no sum is asked for of a captain who has spent everything meanwhile', () => {
  const captains = [{ at: 'persephone' }, { ...poor, cargo: 1 }, { ...poor, credits: 400 }]
  const game = scenario({ captains }).begin()
  answer(game, 1, 'trade:2', 'give:cargo', 'get:credits')
  expect(asked(game, 1)).toContain('trade.credits')
  const spend = ({ captains: [, , partner] }: Play['state']) => {
    if (partner) partner.credits = 0
  }
  game.change(spend).choose('make-work')
  expect(asked(game, 1)).toContain('trade.propose')
})

test('TRADE-03 what is still being drawn up when the own turn begins is dropped', () => {
  const game = scenario({ captains: [{ at: 'persephone' }, { ...poor, cargo: 1 }, poor] }).begin()
  answer(game, 1, 'trade:2', 'give:cargo')
  game.choose('end')
  expect([game.state.bargains, game.told()]).toEqual([[], expect.arrayContaining(['trade-lapsed'])])
  expect(trades(game)).toEqual(['trade:2'])
})

test('TRADE-03 an offer may be withdrawn, and one at a time is made', () => {
  const game = beside({ cargo: 1 }, {}, [poor]).begin()
  game.path('trade:1', 'give:cargo', 'offer')
  expect([trades(game), asked(game, 0)]).toEqual([[], ['turn', 'trade.offered']])
  game.choose('cancel', 0)
  expect([trades(game), game.match.decisionsOf(1).map(({ kind }) => kind)]).toEqual([
    ['trade:1', 'trade:2'],
    ['trade.open'],
  ])
})

test('TRADE-04 a bargain lapses once the ships part, and says so', () => {
  const game = beside({ cargo: 1 }, { credits: 100 }).begin()
  answer(game, 1, 'trade:0', 'give:credits', 100, 'get:cargo', 'offer')
  game.path('mosey', 'persephone')
  expect([game.state.bargains, asked(game, 0)]).toEqual([[], ['turn']])
  expect(lastTold(game, 'trade-lapsed')).toEqual({ who: { name: 'seat', id: 1 }, partner: { name: 'seat', id: 0 } })
})

test('TRADE-05 a bargain lapses once what it promises is gone', () => {
  const game = beside({ cargo: 1 }, { credits: 100 }).begin()
  answer(game, 1, 'trade:0', 'give:credits', 100, 'get:cargo', 'offer')
  game.path('hold', 'dump:cargo')
  expect([game.state.bargains, game.told()]).toEqual([[], expect.arrayContaining(['trade-lapsed'])])
})

test('TRADE-04 the chance ends when one of the ships leaves the sector', () => {
  const game = beside({ cargo: 1 }).begin()
  expect([trades(game), trades(game, 1)]).toEqual([['trade:1'], ['trade:0']])
  game.path('mosey', 'persephone')
  expect(trades(game)).toEqual([])
  expect(game.match.decisionsOf(1)).toEqual([])
})

test('TRADE-05 an offer that would overload a ship cannot be made', () => {
  const game = beside({ cargo: 1 }, { cargo: 8, stash: { cargo: 4 } })
    .begin()
    .path('trade:1', 'give:cargo')
  expect(game.options()).toEqual(['cancel', 'get:cargo'])
  expect(game.choose('get:cargo').options()).toContain('offer')
})

test('TRADE-05 crew beyond the berths and Upgrades beyond the slots cannot be traded away to a ship', () => {
  const crew = ['Kaylee', 'Zoe', 'Wash', 'Lund', 'Billy']
  const berths = beside({ crew: ['Jayne'] }, { crew })
    .begin()
    .path('trade:1', 'give:silverhold/jayne')
  expect(berths.options()).not.toContain('offer')
  expect(berths.choose('get:regina/kaylee').options()).toContain('offer')
  const upgrades = ['persephone/cry-baby/1', 'persephone/cry-baby/2', 'regina/cry-baby']
  const slots = beside({ upgrades: [pods] }, { upgrades })
    .begin()
    .path('trade:1', `give:${pods}`)
  expect(slots.options()).not.toContain('offer')
  expect(slots.choose('get:regina/cry-baby').options()).toContain('offer')
})

test('TRADE-05 an Upgrade whose room is in use cannot be given away without what lies in it', () => {
  const game = beside({ upgrades: [pods], cargo: 10, stash: { cargo: 4 } })
    .begin()
    .path('trade:1', `give:${pods}`)
  expect(game.options()).not.toContain('offer')
  game.path('give:cargo')
  expect(game.options()).not.toContain('offer')
  expect(game.choose('give:cargo').options()).toContain('offer')
})

test('TRADE-05 what lay in a Stash that was given away moves into the Hold', () => {
  const game = beside({ upgrades: [compartments], stash: { contraband: 6 } }).begin()
  game.path('trade:1', `give:${compartments}`, 'offer').choose('accept', 1)
  expect([game.captain(0).stash.contraband, game.captain(0).hold.contraband]).toEqual([4, 2])
})

test('OPEN-57 a Disgruntled token travels with the traded crew', () => {
  const game = beside({ crew: ['Zoe'], disgruntled: ['Zoe'] }).begin()
  game.path('trade:1', 'give:silverhold/zoe', 'offer').choose('accept', 1)
  expect(game.captain(1).crew).toEqual([
    { card: 'womack', disgruntled: false },
    { card: 'silverhold/zoe', disgruntled: true },
  ])
})

test('OPEN-57 a deal is carried out at once and leaves nothing behind', () => {
  const game = beside({ cargo: 1, credits: 200 }, { credits: 200 }).begin()
  game.path('trade:1', 'give:cargo', 'get:credits', 200, 'offer').choose('accept', 1)
  expect([game.captain(0).credits, game.captain(1).credits, game.captain(1).hold.cargo]).toEqual([400, 0, 1])
  game.choose('trade:1')
  expect(game.options()).toEqual(['cancel', 'give:credits', 'get:cargo'])
})

test('OPEN-57 while a ship is flying nobody trades with it', () => {
  const game = scenario({ captains: [{ at: 'persephone', cargo: 1 }, poor] })
    .next('nav-alliance', 'The Big Black')
    .begin()
    .path('burn', 'pelorum')
  expect([game.kind, trades(game), game.match.decisionsOf(1)]).toEqual(['fly.to', [], []])
  game.choose('stop')
  expect([trades(game), trades(game, 1)]).toEqual([['trade:1'], ['trade:0']])
})
