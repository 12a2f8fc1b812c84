import { Refusal } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import type { Box } from '../box.ts'
import { baseBox } from '../boxes/index.ts'
import { defaultOptions, readOptions } from '../options.ts'
import { addToBox, Play, scenario } from '../scenario.ts'
import type { Pile } from '../state.ts'
import { tokens } from '../vocabulary/index.ts'

const leaders = [...baseBox.leaders.keys()]
const ships = [...baseBox.ships.keys()]
const sectors = [...baseBox.sectors.keys()]

function piles(game: Play): Pile[] {
  return Object.values(game.state.supply)
}

/** The seats in the order in which they choose: the first is asked now, the others follow to the left. */
function seatOrder(game: Play): number[] {
  const count = game.state.captains.length
  return Array.from({ length: count }, (_, n) => (game.decision().seat + n) % count)
}

/** Everybody takes the first Leader and the first ship left. */
function chooseShips(game: Play): Play {
  while (game.kind === 'set-up.leader' || game.kind === 'set-up.ship') game.choose(game.options()[0] ?? '')
  return game
}

/** Ships chosen and placed in quiet sectors: what comes next are the starting jobs. */
function toJobs(options: unknown, seed = 'sfc32:set-up'): Play {
  const game = chooseShips(Play.newGame(options, seed))
  for (const sector of ['albion', 'valentine', 'santo', 'bellerophon'])
    if (game.kind === 'set-up.place') game.choose(sector)
  return game
}

/** Everybody keeps no job: the first turn begins. */
function toFirstTurn(game: Play): Play {
  while (game.kind === 'set-up.keep-jobs') game.choose([])
  return game
}

function handContacts(game: Play, seat: number): (string | null | undefined)[] {
  return game.captain(seat).hand.cards.map((card) => baseBox.jobs.get(card)?.contact)
}

function reshuffleCardsIn(game: Play, part: 'deck' | 'discard'): string[] {
  const cards = Object.values(game.state.nav).flatMap((pile) => pile[part].cards)
  return cards.filter((card) => baseBox.nav.get(card)?.reshuffle).sort()
}

test('SETUP-01 OPEN-04 from three captains on the reshuffle card of every Nav deck starts in its discard pile', () => {
  for (const players of [3, 4]) {
    const game = Play.newGame({ players }, 'sfc32:set-up')
    const discards = Object.entries(game.state.nav).map(([region, pile]) => [region, pile.discard.cards])
    expect(discards).toEqual([
      ['alliance', ['nav-alliance/alliance-cruiser']],
      ['border', ['nav-border/reaver-cutter']],
    ])
    expect(reshuffleCardsIn(game, 'deck')).toEqual([])
    expect(Object.values(game.state.nav).map((pile) => pile.deck.cards.length)).toEqual([39, 39])
  }
})

test('SETUP-02 OPEN-04 with one or two captains the reshuffle cards are shuffled into their decks', () => {
  for (const players of [1, 2]) {
    const game = Play.newGame({ players }, 'sfc32:set-up')
    expect(reshuffleCardsIn(game, 'deck')).toEqual(['nav-alliance/alliance-cruiser', 'nav-border/reaver-cutter'])
    expect(reshuffleCardsIn(game, 'discard')).toEqual([])
    expect(Object.values(game.state.nav).map((pile) => pile.deck.cards.length)).toEqual([40, 40])
  }
})

test('SETUP-03 SETUP-04 the Cruiser starts at Londinium, the Cutter in the sector with the logo', () => {
  const game = Play.newGame({}, 'sfc32:set-up')
  expect(game.state.cruiser).toBe('londinium')
  expect(game.state.cutters).toEqual(['border-r2-06'])
  expect(baseBox.sectors.get('border-r2-06')).toMatchObject({ region: 'border', places: [] })
})

interface Roll {
  readonly seat: number
  readonly die: number
}

/** Who rolled what for the right to choose first. */
function firstRolls(game: Play): Roll[] {
  return game.match.events(null).flatMap(({ kind, data }) => {
    const { who, die } = data ?? {}
    if (kind !== 'first-roll' || typeof who !== 'object' || !('id' in who)) return []
    return [{ seat: Number(who.id), die: Number(die) }]
  })
}

/** Reads the rolls round by round: first everybody's, then of those who tied for the highest, until one is left. */
function readRounds(rolls: readonly Roll[], players: number): { winner: number | undefined; rounds: number[][] } {
  const rounds: number[][] = []
  let rolling = players
  for (let from = 0; ; ) {
    const round = rolls.slice(from, from + rolling)
    rounds.push(round.map(({ seat }) => seat))
    from += rolling
    const best = Math.max(...round.map(({ die }) => die))
    const leaders = round.filter(({ die }) => die === best)
    if (leaders.length < 2) return { winner: leaders[0]?.seat, rounds }
    rolling = leaders.length
  }
}

test('SETUP-05 OPEN-05 the highest roll chooses first; those who tie for it roll again, and a 6 is a plain 6', () => {
  const games = Array.from({ length: 40 }, (_, n) => Play.newGame({ players: 4 }, `sfc32:first roll ${n}`))
  for (const game of games) {
    const rolls = firstRolls(game)
    const { winner, rounds } = readRounds(rolls, 4)
    expect(rounds[0]).toEqual([0, 1, 2, 3])
    expect(rolls).toHaveLength(rounds.flat().length)
    expect(game.decision().seat).toBe(winner)
  }
  const rolls = games.map((game) => firstRolls(game))
  expect(rolls.some((each) => each.length > 4)).toBe(true)
  expect(rolls.some((each) => each.length === 4 && each.some(({ die }) => die === 6))).toBe(true)
})

test('OPEN-05 only those who tied for the highest roll again', () => {
  const games = Array.from({ length: 40 }, (_, n) => Play.newGame({ players: 4 }, `sfc32:first roll ${n}`))
  const tied = games.map((game) => firstRolls(game)).filter((rolls) => rolls.length > 4)
  expect(tied.length).toBeGreaterThan(0)
  for (const rolls of tied) {
    const best = Math.max(...rolls.slice(0, 4).map(({ die }) => die))
    const highest = rolls.slice(0, 4).filter(({ die }) => die === best)
    const again = rolls.slice(4, 4 + highest.length)
    expect(again.map(({ seat }) => seat)).toEqual(highest.map(({ seat }) => seat))
  }
})

test('SETUP-05 the others choose after the first, to the left', () => {
  const game = Play.newGame({ players: 3 }, 'sfc32:set-up')
  const asked: number[] = []
  const order = seatOrder(game)
  while (game.kind !== 'set-up.place') {
    if (game.kind === 'set-up.leader') asked.push(game.decision().seat)
    game.choose(game.options()[0] ?? '')
  }
  expect(asked).toEqual(order)
})

test('SETUP-06 each captain takes a Leader, a ship and its Drive Core of those not yet taken', () => {
  const game = Play.newGame({ players: 2 }, 'sfc32:set-up')
  const [first = 0, second = 0] = seatOrder(game)
  expect(game.options()).toEqual(leaders)
  expect(game.choose('nandi').options()).toEqual(ships)
  game.choose('bonanza')
  expect(game.decision()).toMatchObject({ seat: second, kind: 'set-up.leader' })
  expect(game.options()).toEqual(leaders.filter((leader) => leader !== 'nandi'))
  expect(game.choose('marco').options()).toEqual(ships.filter((ship) => ship !== 'bonanza'))
  game.choose('serenity')
  expect(game.captain(first)).toMatchObject({ ship: 'bonanza', crew: [{ card: 'nandi', disgruntled: false }] })
  expect(game.captain(second)).toMatchObject({ ship: 'serenity', crew: [{ card: 'marco', disgruntled: false }] })
  const cores = [game.captain(first).core, game.captain(second).core]
  expect(cores.map((core) => baseBox.supply.get(core)?.name)).toEqual(Array(2).fill('Radion Accelerator Mark I'))
  expect(new Set(cores).size).toBe(2)
})

test('SETUP-06 sister ships are told by their names; ships that differ are chosen', () => {
  const larger = addToBox(baseBox, {
    ships: [...baseBox.ships.values()].slice(0, 1).map((ship) => ({ ...ship, id: 'ark', name: 'Ark', hold: 12 })),
  })
  const asked = (box: Box) => Play.newGame({ players: 1 }, 'sfc32:sisters', box).choose('nandi').decision()
  const usual = (box: Box) => {
    const decision = asked(box)
    return decision.form === 'one' ? decision.options.filter((option) => option.usual) : null
  }
  expect(asked(baseBox).prompt.key).toBe('prompt.name-ship')
  expect(usual(baseBox)).toMatchObject([{ id: 'serenity' }])
  expect(asked(larger).prompt.key).toBe('prompt.choose-ship')
  expect(usual(larger)).toEqual([])
})

test('SETUP-07 SETUP-09 ships are placed in reverse order; who placed last takes the first turn, then the left', () => {
  const game = Play.newGame({ players: 3 }, 'sfc32:set-up')
  const order = seatOrder(game)
  chooseShips(game)
  const placed = ['albion', 'valentine', 'santo'].map((sector) => {
    const { seat } = game.decision()
    game.choose(sector)
    return seat
  })
  expect(placed).toEqual([...order].reverse())
  toFirstTurn(game)
  const turns = order.map(() => {
    const { seat } = game.decision()
    game.choose('end')
    return seat
  })
  expect(turns).toEqual(order)
})

test('SETUP-08 OPEN-06 any sector may be chosen but that of another captain, those of Cruiser and Cutter included', () => {
  const game = chooseShips(Play.newGame({ players: 2 }, 'sfc32:set-up'))
  expect(game.options()).toEqual(sectors)
  expect(sectors).toHaveLength(100)
  game.choose('londinium')
  expect(game.options()).toEqual(sectors.filter((sector) => sector !== 'londinium'))
  expect(game.options()).toContain('border-r2-06')
})

test('OPEN-06 a ship that starts beside the Cutter meets the Reavers as its first turn begins', () => {
  const game = chooseShips(Play.newGame({ players: 1 }, 'sfc32:set-up'))
  game.choose('border-r2-06')
  expect(game.captain().crew).toEqual([{ card: 'malcolm', disgruntled: false }])
  toFirstTurn(game)
  expect(game.told()).toContain('reaver-contact')
  expect(game.captain().crew).toEqual([{ card: 'malcolm', disgruntled: true }])
  expect(game.kind).toBe('evade.to')
})

test('SETUP-10 OPEN-07 one story is fixed before anything else is chosen, and only its goals count', () => {
  for (const story of baseBox.stories.keys()) expect(readOptions({ story }).story).toBe(story)
  expect(() => readOptions({ story: 'another' })).toThrow('The option "story" must be one of')
  expect(Play.newGame({ story: 'desperadoes' }, 'sfc32:set-up').kind).toBe('set-up.leader')
  const captains = [{ credits: 12_000 }]
  expect(scenario({ story: 'respectable', captains }).begin().captain().goals).toBe(1)
  expect(scenario({ story: 'desperadoes', captains }).begin().captain().goals).toBe(0)
})

test('SETUP-11 a story may change the starting jobs and start captains with a Warrant', () => {
  const wanted = toJobs({ players: 1, story: 'desperadoes' })
  expect(wanted.captain().warrants).toBe(1)
  expect(handContacts(wanted, 0)).toEqual(['badger', 'amnon-duul', 'patience', 'niska'])
  const beginners = toJobs({ players: 1, story: 'first-time' })
  expect(beginners.captain().warrants).toBe(0)
  expect(handContacts(beginners, 0)).toEqual(['harken', 'amnon-duul'])
})

test("SETUP-12 a story's word beats that of any other way to set up", () => {
  const startingJobs = 'first-game'
  expect(handContacts(toJobs({ players: 1, startingJobs, story: 'first-time' }), 0)).toEqual(['harken', 'amnon-duul'])
  expect(handContacts(toJobs({ players: 1, startingJobs, story: 'desperadoes' }), 0)).toEqual([
    'amnon-duul',
    'patience',
  ])
})

test('SETUP-13 everybody starts with $3000, 6 Fuel, 2 Parts and nothing else', () => {
  const game = toFirstTurn(toJobs({ players: 4 }))
  for (const { credits, warrants, goals, hold, stash, gear, upgrades, crew } of game.state.captains) {
    expect({ credits, warrants, goals, gear, upgrades }).toEqual({
      credits: 3000,
      warrants: 0,
      goals: 0,
      gear: [],
      upgrades: [],
    })
    const aboard = tokens.map((token) => [token, hold[token] + stash[token]])
    expect(Object.fromEntries(aboard)).toEqual({ cargo: 0, contraband: 0, fuel: 6, part: 2, passenger: 0, fugitive: 0 })
    expect(crew).toHaveLength(1)
  }
})

test('SETUP-14 starting Fuel and Parts take up spaces, in Hold or Stash as the owner likes', () => {
  const game = toFirstTurn(toJobs({ players: 1 }))
  game.choose('hold')
  expect(game.options()).toEqual(['done', 'dump:fuel', 'dump:part', 'hide:fuel', 'hide:part'])
  for (let n = 0; n < 6; n++) game.choose('hide:fuel')
  game.path('hide:part', 'hide:part')
  expect(game.captain().hold).toMatchObject({ fuel: 0, part: 0 })
  expect(game.captain().stash).toMatchObject({ fuel: 6, part: 2 })
})

test('SETUP-15 OPEN-08 everybody is dealt a job of each of the five contacts, the first captain first', () => {
  const game = chooseShips(Play.newGame({ players: 2 }, 'sfc32:set-up'))
  const order = [...seatOrder(game)].reverse()
  game.choose('albion')
  const tops = Object.values(game.state.contacts).map((pile) => pile.deck.cards.slice(-2).reverse())
  game.choose('valentine')
  expect(handContacts(game, 0)).toEqual(['harken', 'badger', 'amnon-duul', 'patience', 'niska'])
  order.forEach((seat, n) => {
    expect(game.captain(seat).hand.cards).toEqual(tops.map((top) => top[n]))
  })
  expect(Object.values(game.state.contacts).map((pile) => pile.deck.cards.length)).toEqual([23, 23, 23, 23, 23])
})

test('OPEN-08 everybody discards in secret and at the same time', () => {
  const game = toJobs({ players: 2 })
  expect(game.match.pending.map(({ seat, kind }) => ({ seat, kind }))).toEqual(
    seatOrder(game).map((seat) => ({ seat, kind: 'set-up.keep-jobs' })),
  )
  const [first = 0, second = 0] = seatOrder(game)
  const hand = game.captain(first).hand.cards
  game.choose(hand.slice(0, 1), first)
  const seen = game.match.view(second).captains[first]?.hand
  expect(seen).toEqual({ sees: first, cards: [], backs: ['amnon-duul', 'badger', 'harken', 'niska', 'patience'] })
  expect(Object.values(game.state.contacts).flatMap((pile) => pile.discard.cards)).toEqual([])
  game.choose([], second)
  expect(game.captain(first).hand.cards).toEqual(hand.slice(0, 1))
  expect(Object.values(game.state.contacts).flatMap((pile) => pile.discard.cards)).toHaveLength(9)
})

test('SETUP-16 starting jobs may be discarded freely and are cut down to three', () => {
  const game = toJobs({ players: 1 })
  const hand = [...game.captain().hand.cards]
  expect(game.decision()).toMatchObject({ min: 0, max: 3 })
  expect(game.options()).toEqual(hand)
  expect(() => game.choose(hand.slice(0, 4))).toThrow(Refusal)
  expect(toFirstTurn(toJobs({ players: 1 })).captain().hand.cards).toEqual([])
  game.choose([hand[4] ?? '', hand[0] ?? '', hand[2] ?? ''])
  expect(game.captain().hand.cards).toEqual([hand[0], hand[2], hand[4]])
  const discarded = Object.values(game.state.contacts).flatMap((pile) => pile.discard.cards)
  expect(discarded).toEqual([hand[1], hand[3]])
})

test('SETUP-17 a first game may deal jobs of Harken, Amnon Duul and Patience only', () => {
  const game = toJobs({ players: 2, startingJobs: 'first-game' })
  expect(handContacts(game, 0)).toEqual(['harken', 'amnon-duul', 'patience'])
  expect(handContacts(game, 1)).toEqual(['harken', 'amnon-duul', 'patience'])
  expect(game.decision()).toMatchObject({ min: 0, max: 3 })
})

test('SETUP-18 after the starting jobs the first three cards of every Supply deck are turned up', () => {
  const game = toJobs({ players: 1 })
  expect(piles(game).map(({ deck, discard }) => [deck.cards.length, discard.cards.length])).toEqual(
    Array(5).fill([25, 0]),
  )
  const tops = piles(game).map(({ deck }) => deck.cards.slice(-3).reverse())
  toFirstTurn(game)
  expect(piles(game).map(({ discard }) => discard.cards)).toEqual(tops)
  expect(piles(game).map(({ deck }) => deck.cards.length)).toEqual([22, 22, 22, 22, 22])
})

test('SETUP-19 The King of All Londinium is the story unless another is named', () => {
  expect(baseBox.stories.get(defaultOptions.story)?.name).toBe('The King of All Londinium')
  expect(readOptions({}).story).toBe('king-of-londinium')
  expect(readOptions({ story: 'first-time' }).story).toBe('first-time')
})
