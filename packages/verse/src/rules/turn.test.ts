import { expect, test } from 'vitest'
import { type Play, scenario } from '../scenario.ts'

/** What a lone captain finds to do at Persephone: every kind of action is there. */
const fly = ['burn', 'mosey']
const buy = ['shop']
const deal = ['deal:badger']
const work = ['make-work']
const free = ['end', 'hold']

function atPersephone(): Play {
  return scenario({ captains: [{ at: 'persephone' }] }).begin()
}

test('TURN-01 a turn has up to two actions, in any order', () => {
  const game = atPersephone()
  expect(game.options()).toEqual([...fly, ...buy, ...deal, ...work, ...free])
  game.choose('make-work')
  expect(game.options()).toEqual([...fly, ...buy, ...deal, ...free])
  game.path('shop', ['shore-leave'])
  expect(game.options()).toEqual(free)
  const reversed = atPersephone().path('shop', ['shore-leave'], 'make-work')
  expect(reversed.options()).toEqual(free)
  expect(reversed.captain().credits).toBe(game.captain().credits)
})

test('TURN-02 there are four kinds of action and none is taken twice in a turn', () => {
  expect(atPersephone().path('make-work').options()).toEqual([...fly, ...buy, ...deal, ...free])
  expect(atPersephone().path('shop', ['shore-leave']).options()).toEqual([...fly, ...deal, ...work, ...free])
  expect(atPersephone().path('shop', []).options()).toEqual([...fly, ...deal, ...work, ...free])
  expect(atPersephone().path('deal:badger', []).options()).toEqual([...fly, ...buy, ...work, ...free])
  expect(atPersephone().path('mosey', 'pelorum').options()).toEqual([...work, ...free])
})

test('TURN-02 the next turn has all kinds again', () => {
  const game = atPersephone().path('make-work', 'shop', ['shore-leave'], 'end')
  expect(game.options()).toEqual([...fly, ...buy, ...deal, ...work, ...free])
})

test('TURN-03 who passes before or between the actions ends the turn; it goes to the left', () => {
  const game = scenario({ captains: [{}, {}, {}], turn: 1 }).begin()
  expect(game.decision().seat).toBe(1)
  game.choose('end')
  expect(game.decision().seat).toBe(2)
  game.path('make-work', 'end')
  expect(game.decision().seat).toBe(0)
})

test('TURN-03 after the second action, with nothing else left to do, the turn goes on by itself', () => {
  const empty = { at: 'persephone', fuel: 0, part: 0 }
  const game = scenario({ captains: [empty, {}] }).begin()
  game.path('make-work', 'shop', ['shore-leave'])
  expect(game.decision().seat).toBe(1)
})

const besideCutter = { captains: [{ at: 'aesir', crew: ['Kaylee'] }], cutters: ['aesir'] }

test('TURN-04 whoever begins a turn beside a Cutter meets the Reavers before anything else', () => {
  const game = scenario(besideCutter).begin()
  expect(game.kind).toBe('reaver-contact')
  expect(game.options()).toEqual(['fight', 'dodge'])
  game.choose('dodge')
  expect(game.kind).toBe('evade.to')
  expect(game.captain().hold.fuel).toBe(5)
})

test('TURN-05 meeting the Reavers costs no action', () => {
  const game = scenario(besideCutter).begin()
  game.path('dodge', 'brisingamen')
  expect(game.state.turn.taken).toEqual([])
  expect(game.options()).toEqual([...fly, ...work, ...free, 'dismiss:regina/kaylee'])
  expect(game.path('make-work').options()).toEqual([...fly, ...free, 'dismiss:regina/kaylee'])
})

test('TURN-05 meeting the Cruiser costs no action', () => {
  const game = scenario({ captains: [{ at: 'londinium', warrants: 1 }] }).begin()
  expect(game.captain()).toMatchObject({ warrants: 0, credits: 2000 })
  expect(game.state.turn.taken).toEqual([])
  expect(game.options()).toEqual([...fly, 'deal:harken', ...work, ...free])
})

const kaylee = 'regina/kaylee'
const emma = 'persephone/emma'
const cryBaby = 'regina/cry-baby'

/** Two actions done, a rival with unhappy crew alongside. */
function doneAtPersephone(): Play {
  const captain = { at: 'persephone', crew: [kaylee], hand: ['niska-01'], upgrades: [cryBaby], passenger: 1 }
  const rival = { at: 'persephone', crew: [emma], disgruntled: [emma] }
  return scenario({ captains: [captain, rival] })
    .begin()
    .path('make-work', 'shop', ['shore-leave'])
}

test('TURN-06 after both actions everything that costs none is still open', () => {
  expect(doneAtPersephone().options()).toEqual([
    'end',
    'hold',
    'discard-job:niska-01',
    `dismiss:${kaylee}`,
    `scrap:${cryBaby}`,
    `hire:${emma}`,
    'trade:1',
  ])
})

test('TURN-06 none of it uses up an action', () => {
  const game = doneAtPersephone()
  game.path('hold', 'dump:passenger', 'dump:fuel', 6, 'done', 'discard-job:niska-01', `scrap:${cryBaby}`)
  game.path(`hire:${emma}`, `dismiss:${kaylee}`, 'trade:1', 'give:part', 'offer').choose('accept', 1)
  const { hold, hand, upgrades, crew } = game.captain()
  expect(hold).toMatchObject({ passenger: 0, fuel: 0, part: 1 })
  expect({ hand: hand.cards, upgrades, crew: crew.map(({ card }) => card) }).toEqual({
    hand: [],
    upgrades: [],
    crew: ['malcolm', emma],
  })
  expect(game.state.turn.taken).toEqual(['work', 'buy'])
  expect(game.decision()).toMatchObject({ seat: 0, kind: 'turn' })
})

test('TURN-06 it is open before the first action as well, and only on your own turn', () => {
  const captain = { at: 'persephone', crew: [kaylee], hand: ['niska-01'], upgrades: [cryBaby] }
  const own = scenario({ captains: [captain] }).begin()
  own.path('discard-job:niska-01', `dismiss:${kaylee}`, `scrap:${cryBaby}`)
  expect(own.options()).toEqual([...fly, ...buy, ...deal, ...work, ...free])
  const foreign = scenario({ captains: [captain, {}], turn: 1 }).begin()
  expect(foreign.match.pending.map(({ seat }) => seat)).toEqual([1])
})

test('TURN-07 the Dinosaur stands with the active captain and moves on after the second action', () => {
  const game = scenario({ captains: [{}, {}] }).begin()
  expect(game.state.active).toBe(0)
  game.choose('make-work')
  expect(game.state.active).toBe(0)
  game.path('mosey', 'osiris')
  expect(game.state.active).toBe(0)
  game.choose('end')
  expect(game.state.active).toBe(1)
  expect(game.path('end').state).toMatchObject({ active: 0, round: 2 })
})

test('TURN-08 OPEN-10 nobody else acts while the last action is a Buy or Deal not yet finished', () => {
  for (const [action, considering] of [
    ['shop', 'shop.keep'],
    ['deal:badger', 'deal.accept'],
  ]) {
    const game = scenario({ captains: [{ at: 'persephone', fuel: 0, part: 0 }, {}] }).begin()
    game.path('make-work', action ?? '', ['draw'])
    expect(game.kind).toBe(considering)
    expect(game.match.pending.map(({ seat }) => seat)).toEqual([0])
    expect(game.state.active).toBe(0)
    game.choose([])
    while (game.decision().seat === 0) game.choose('end')
    expect(game.state.active).toBe(1)
  }
})

test('TURN-09 turns go round until somebody has won, and no further', () => {
  const almost = { at: 'ezra', goals: 2, credits: 5900 }
  const game = scenario({ captains: [{}, almost, {}], story: 'first-time' }).begin()
  game.path('end', 'end', 'end', 'end', 'end', 'end', 'end')
  expect(game.state).toMatchObject({ active: 1, round: 3, result: null })
  game.choose('make-work')
  expect(game.kind).toBe('over')
  expect(game.match.pending).toEqual([])
  expect(game.state.result).toMatchObject({ winners: [1], round: 3 })
})

function patrolFor(count: number, turn: number): Play {
  const captains = Array.from({ length: count }, (_, seat) => (seat === turn ? { at: 'persephone' } : {}))
  return scenario({ captains, turn }).next('nav-alliance', 'Cruiser Patrol').begin().path('burn', 'pelorum')
}

test('OPEN-18 the right player is the one who plays just before; of two the other, alone the captain', () => {
  expect(patrolFor(3, 0).decision()).toMatchObject({ kind: 'cruiser.move', seat: 2 })
  expect(patrolFor(3, 1).decision()).toMatchObject({ kind: 'cruiser.move', seat: 0 })
  expect(patrolFor(2, 1).decision()).toMatchObject({ kind: 'cruiser.move', seat: 0 })
  expect(patrolFor(2, 0).decision()).toMatchObject({ kind: 'cruiser.move', seat: 1 })
  expect(patrolFor(1, 0).decision()).toMatchObject({ kind: 'cruiser.move', seat: 0 })
})

test('OPEN-18 the patrol must move exactly one sector', () => {
  const game = patrolFor(2, 0)
  expect(game.options()).toEqual(['bernadette', 'sihnon', 'liann-jiun', 'white-sun-r2-04'])
  game.choose('sihnon')
  expect(game.state.cruiser).toBe('sihnon')
})

test('OPEN-76 what befalls several at once is resolved for the active captain first, then clockwise', () => {
  const wanted = (crew: string) => ({ at: 'pelorum', crew: [crew] })
  const game = scenario({
    captains: [wanted('Billy'), { at: 'persephone', crew: ['Bree'] }, wanted('Crow')],
    turn: 1,
    cruiser: 'white-sun-r4-03',
  })
    .next('nav-alliance', 'Cruiser Patrol')
    .dice(2, 1, 2)
    .begin()
  game.path('burn', 'pelorum', 'pelorum')
  const crews = game.state.captains.map(({ crew }) => crew.length)
  expect(crews).toEqual([2, 2, 1])
  expect(game.state.removed.cards).toEqual(['regina/crow'])
})

test('OPEN-76 of finds that do not all find room the captain chooses which to keep', () => {
  const derelict = (...answers: string[]) => {
    const crew = ['Billy', 'Jesse']
    const game = scenario({
      captains: [{ at: 'aphrodite', leader: 'womack', crew, passenger: 1, stash: { cargo: 4 } }],
    })
      .next('nav-border', 'Derelict Ship')
      .begin()
      .path('burn', 'hera', 'salvage')
    expect([game.kind, game.options()]).toEqual(['hold.make-room', ['cargo', 'fuel', 'part', 'passenger', 'enough']])
    return game.path(...answers).captain().hold
  }
  expect(derelict('enough')).toMatchObject({ cargo: 3, contraband: 0 })
  expect(derelict('cargo')).toMatchObject({ cargo: 2, contraband: 1 })
})

test('OPEN-76 what befalls one captain several times over is resolved in the order that captain chooses', () => {
  const meetReavers = (...victims: string[]) =>
    scenario({ captains: [{ at: 'aesir', crew: ['Kaylee', 'Lund', 'osiris/med-staff/1'] }], cutters: ['aesir'] })
      .dice(1, 5, 1)
      .begin()
      .path('fight', ...victims)
  expect(meetReavers('regina/kaylee', 'regina/lund').state.removed.cards).toEqual(['regina/lund'])
  expect(meetReavers('regina/lund', 'regina/kaylee').state.removed.cards).toEqual(['regina/kaylee'])
})
