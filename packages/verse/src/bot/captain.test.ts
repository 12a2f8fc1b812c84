import { type Bot, playOut } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { checkLaws } from '../laws.ts'
import { verse } from '../rules/game.ts'
import { scenario } from '../scenario.ts'
import type { State } from '../state.ts'
import { roomTold } from '../testing/aids.ts'
import { answerOf, letPlayUntil, wish } from '../testing/captain.ts'
import { bots, captain, drifter } from './index.ts'
import { prospects } from './prospects.ts'

test('an Outlaw does not fly into the Cruiser', () => {
  const captains = [{ at: 'bernadette', leader: 'nandi', contraband: 2, loaded: ['patience-23'] }]
  const outlaw = scenario({ captains, cruiser: 'londinium' })
  // The delivery is due where the Cruiser lies.
  const game = outlaw.only('nav-alliance', ...Array.from({ length: 6 }, () => 'The Big Black')).begin()
  for (let n = 0; n < 40 && game.state.round < 4; n++) {
    const value = wish(game)
    if (value !== null) game.choose(value)
    expect(game.captain().sector).not.toBe('londinium')
  }
})

test('an honest ship flies there all the same', () => {
  const captains = [{ at: 'sihnon', leader: 'nandi', cargo: 2, crew: ['Inara'], loaded: ['amnon-duul-06'] }]
  const game = scenario({ captains, cruiser: 'londinium' }).begin()
  letPlayUntil(game, 'fly.to')
  expect(wish(game)).toBe('londinium')
})

test('the option with the best odds is taken', () => {
  const facing = (crew: string[]) => {
    const captains = [{ at: 'gonghe', leader: 'malcolm', crew, credits: 0, hand: ['patience-01'], gear: ['Pistol'] }]
    const game = scenario({ captains }).next('misbehave', 'Denied Docking Rights').begin()
    game.choose('job:patience-01')
    letPlayUntil(game, 'misbehave')
    return wish(game)
  }
  expect(facing(['Kaylee', 'Billy'])).toBe('spoof')
  expect(facing(['Inara', 'Emma', 'Lucy', 'Bester'])).toBe('bribe')
})

test('a wreck is passed on the way to a delivery, and searched where the ship is bound anyway', () => {
  const meetsWreck = (at: string) => {
    const captains = [{ at, crew: ['Wash', 'Zoe'], passenger: 1, loaded: ['badger-09'] }]
    const game = scenario({ captains }).only('nav-border', 'Derelict Ship').begin()
    game.choose('burn')
    letPlayUntil(game, 'nav')
    return { sector: game.captain().sector, answer: wish(game) }
  }
  expect(meetsWreck('aphrodite')).toEqual({ sector: 'georgia-r3-05', answer: 'pass' })
  expect(meetsWreck('georgia-r3-05')).toEqual({ sector: 'boros', answer: 'salvage' })
})

test('an Ace is played', () => {
  const captains = [{ at: 'gonghe', crew: ['Kaylee', 'Shepherd Book'], hand: ['patience-01'] }]
  const game = scenario({ captains }).next('misbehave', 'Alliance Patrol').begin()
  game.choose('job:patience-01')
  letPlayUntil(game, 'misbehave.ace')
  expect(wish(game)).toBe('ace')
})

test('a roll below the target is rolled again', () => {
  const afterRolling = (die: number) => {
    const captains = [{ at: 'persephone', crew: ['Kaylee'] }]
    const game = scenario({ captains }).next('nav-alliance', 'Minor Technical Difficulty').dice(die).begin()
    game.path('burn', 'pelorum', 'fix')
    return wish(game)
  }
  expect(afterRolling(1)).toBe('reroll:regina/kaylee')
})

test('bribes are paid where they help and no further', () => {
  const bribes = (crew: string[]) => {
    const captains = [{ at: 'gonghe', crew: ['Kaylee', ...crew], credits: 5000, hand: ['patience-01'] }]
    const game = scenario({ captains }).next('misbehave', 'Backwater Deputies').begin()
    game.choose('job:patience-01')
    letPlayUntil(game, 'misbehave')
    game.choose('bribe')
    return wish(game)
  }
  expect(bribes(['Inara', 'Emma', 'Yolonda'])).toBe(0)
  expect(bribes([])).toBeGreaterThan(2)
})

test('everybody gets a cut if there is money for it', () => {
  const set = { at: 'boros', leader: 'malcolm', crew: ['Wash', 'Zoe'], passenger: 1, loaded: ['badger-09'] }
  const game = scenario({ captains: [{ ...set, credits: 0 }] }).begin()
  game.choose('job:badger-09')
  letPlayUntil(game, 'pay.cuts')
  expect(wish(game)).toBe('all')
})

test('whoever is worth least is named as the victim', () => {
  const captains = [
    { at: 'gonghe', crew: ['Kaylee', 'Inara', 'Gun Hand'], disgruntled: ['malcolm'], hand: ['patience-01'] },
  ]
  const game = scenario({ captains }).next('misbehave', 'Gun Play').dice(1).begin()
  game.choose('job:patience-01')
  letPlayUntil(game, 'misbehave')
  game.choose('shoot')
  letPlayUntil(game, 'kill.victim')
  expect(wish(game)).toMatch(/gun-hand/)
})

test('the story is followed: with the money in hand the debt is paid', () => {
  const captains = [{ at: 'regina', credits: 6500, goals: 2, solid: ['badger', 'patience'] as const }]
  const game = scenario({ story: 'first-time', captains }).begin()
  letPlayUntil(game, 'over')
  expect(game.state.result?.winners).toEqual([0])
  expect(game.state.round).toBe(1)
})

test('the last round is called when ahead, and only then', () => {
  const calls = (credits: number, rival: number) => {
    const captains = [{ credits, goals: 1 }, { credits: rival }]
    return wish(scenario({ story: 'respectable', captains }).begin()) === 'last-call'
  }
  expect(calls(15000, 3000)).toBe(true)
  expect(calls(12500, 14000)).toBe(false)
})

test('jobs in hand are thrown away before the books are closed', () => {
  const captains = [{ credits: 15000, goals: 1, hand: ['badger-01'] }]
  expect(wish(scenario({ story: 'respectable', captains }).begin())).toBe('discard-job:badger-01')
})

test('a bargain is refused unless it is clearly good, and nobody is bothered with one', () => {
  const beside = [
    { at: 'persephone', credits: 3000 },
    { at: 'persephone', credits: 3000 },
  ]
  const offered = (side: string, amount: number) => {
    const game = scenario({ captains: beside }).begin()
    game.path('trade:1', `${side}:credits`, amount, 'offer')
    return answerOf(game, game.decision(1))
  }
  expect(offered('get', 100)).toBe('refuse')
  expect(offered('give', 500)).toBe('accept')
  const game = scenario({ captains: beside }).begin()
  expect(answerOf(game, game.decision(1))).toBeNull()
})

test('goods that leave no room for fuel go overboard', () => {
  const captains = [{ at: 'persephone', fuel: 0, part: 16, stash: { part: 8 } }]
  const game = scenario({ captains }).begin()
  expect(wish(game)).toBe('hold')
  letPlayUntil(game, 'shop')
  expect(game.captain().hold.part + game.captain().stash.part).toBe(2)
})

test('a job that cannot be begun is not waited for', () => {
  // Immoral work, for which the only one who could talk stays aboard.
  const captains = [{ at: 'greenleaf', leader: 'marco', crew: ['Shepherd Book'], hand: ['niska-14'] }]
  const game = scenario({ captains }).begin()
  const ends: string[] = []
  for (let n = 0; n < 60 && game.state.round < 3; n++) {
    const value = wish(game)
    if (value === 'end') ends.push(game.captain().sector)
    if (value !== null) game.choose(value)
  }
  expect(ends[0]).not.toBe('greenleaf')
})

test('people lost on the way to a delivery are replaced by others, as many as pay', () => {
  const captains = [{ at: 'persephone', crew: ['Wash'], loaded: ['patience-17'], solid: ['amnon-duul'] as const }]
  const game = scenario({ captains }).begin()
  letPlayUntil(game, 'deal')
  while (game.captain().sector !== 'space-bazaar') {
    game.choose(wish(game) ?? [])
    letPlayUntil(game, 'deal')
  }
  const room = roomTold(game, 'load:passenger')
  const named = wish(game)
  if (!Array.isArray(named)) throw new Error('Nothing was named.')
  expect(named.filter((id) => id === 'load:passenger')).toHaveLength(Number(room))
})

test('goods kept for a delivery that can no longer be made are sold', () => {
  const captain = { at: 'persephone', solid: ['badger'], loaded: ['harken-08'], cargo: 1 } as const
  const sells = (passenger: number) => {
    const game = scenario({ captains: [{ ...captain, passenger }] }).begin()
    return wish(game.choose('deal:badger'))
  }
  expect(sells(0)).toContain('sell:cargo')
  expect(sells(2)).not.toContain('sell:cargo')
})

test('with every place taken by jobs whose goods are lost, a captain looks for wrecks', () => {
  const lost = ['badger-09', 'harken-08', 'patience-17']
  const setsOut = (loaded: readonly string[], passenger: number) => {
    const captains = [{ at: 'persephone', credits: 0, loaded, passenger }]
    const game = scenario({ story: 'first-time', captains }).begin()
    return prospects(game.table(), game.captain()).filter(({ action }) => action === undefined)
  }
  expect(setsOut(lost, 0)).toHaveLength(1)
  expect(setsOut(lost, 1)).toEqual([])
  expect(setsOut(lost.slice(1), 0)).toEqual([])
})

test('nobody waits for jobs of a contact who has none left worth taking', () => {
  const captains = [{ at: 'ezra', crew: ['Jayne'], solid: ['niska'] as const, credits: 15000 }]
  const game = scenario({ captains }).only('niska').begin()
  for (let n = 0; n < 60 && game.state.round < 4; n++) {
    const value = wish(game)
    if (value !== null) game.choose(value)
  }
  expect(game.captain().sector).not.toBe('ezra')
})

test('a question never met before still gets a legal answer', () => {
  const game = scenario().begin()
  const { number, seat, prompt } = game.decision()
  const common = { number, seat, prompt, kind: 'something.new' }
  expect(answerOf(game, { ...common, form: 'confirm' })).toBe(false)
  expect(answerOf(game, { ...common, form: 'amount', min: 2, max: 5 })).toBe(2)
  expect(answerOf(game, { ...common, form: 'one', options: [{ id: 'a', text: prompt }] })).toBe('a')
})

function game(story: string, seats: readonly Bot<State>[]) {
  const options = verse.readOptions({ players: seats.length, story })
  return playOut({ game: verse, options, seed: `sfc32:${story}`, bots: seats, limit: 6000, check: checkLaws })
}

test.each([
  ['first-time', [captain]],
  ['king-of-londinium', [captain, captain]],
  ['niskas-holiday', [captain]],
  ['desperadoes', [captain, drifter, drifter]],
] as const)('captains finish the story: %s', (story, seats) => {
  const { match, finished } = game(story, seats)
  expect(finished).toBe(true)
  expect(match.state.round).toBeLessThan(100)
  expect(seats[match.state.result?.winners[0] ?? -1]).toBe(captain)
})

test('bots go by their names', () => {
  for (const [name, bot] of Object.entries(bots)) expect(bot.id).toBe(name)
})
