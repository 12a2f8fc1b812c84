import { describe, expect, test } from 'vitest'
import { boxWith } from '../../boxes/index.ts'
import { type CaptainSet, type Play, scenario } from '../../scenario.ts'
import { crewOf, lastTest, offers } from '../../testing/aids.ts'
import { goToWork, heist, heistFor } from '../../testing/heist.ts'
import type { BoxId } from '../../vocabulary/index.ts'
import { breakinAtmo } from './index.ts'

/** The cards of Breakin' Atmo. */

const box: { readonly expansions: readonly BoxId[] } = { expansions: ['breakin-atmo'] }
const aloneIn = (set: CaptainSet) => scenario({ ...box, captains: [set], cruiser: 'pelorum' })

/** The heist, at its one Misbehave card. */
const facing = (card: string, set: CaptainSet, ...dice: number[]): Play =>
  goToWork(
    heistFor(set, box)
      .next('misbehave', card)
      .dice(...dice)
      .begin(),
  )

describe('what is in the box', () => {
  test('five cards for each supply deck and five jobs for each contact of the base box', () => {
    const count = (of: string, all: readonly (string | null)[]) => all.filter((one) => one === of).length
    const decks = breakinAtmo.supply.flatMap(({ deck, copies }) => Array.from({ length: copies }, () => deck ?? ''))
    for (const deck of boxWith([]).supplyDecks) expect(count(deck, decks)).toBe(5)
    const contacts = breakinAtmo.jobs.map(({ contact }) => contact)
    for (const contact of boxWith([]).contacts.keys()) expect(count(contact, contacts)).toBe(5)
    expect([decks.length, contacts.length]).toEqual([25, 25])
  })

  test('they are shuffled into the decks, and without the box they are not there', () => {
    const piles = (expansions: readonly BoxId[]) => {
      const { state } = scenario({ expansions, captains: [{}] }).begin()
      return [state.supply.osiris, state.contacts.niska].map((pile) => pile?.deck.cards.length)
    }
    expect(piles(['breakin-atmo'])).toEqual([30, 30])
    expect(piles([])).toEqual([25, 25])
  })
})

describe('jobs', () => {
  const relay = 'harken-31'

  test.each<[string, CaptainSet, number]>([
    ['one Tech', { crew: ['Helmsman'] }, 200 + 200],
    ['gear at work', { crew: ['Helmsman'], gear: ['Security Interface Pad'] }, 200 + 400],
    ['two Tech and a Mechanic, who brings a Part', { crew: ['Kaylee'] }, 200 + 600],
  ])('pay by the points of those at work: %s', (_, set, pay) => {
    const game = goToWork(aloneIn({ at: 'albion', hand: [relay], credits: 5000, ...set }).begin(), `job:${relay}`)
    while (game.kind === 'pay.cuts') game.choose('stop')
    expect(game.captain().credits).toBe(5000 + pay)
  })

  test('may ask for the trust of a contact', () => {
    const job = 'niska-35'
    const offered = (set: CaptainSet) =>
      aloneIn({ at: 'ezra', hand: [job], ...set })
        .begin()
        .options()
        .includes(`job:${job}`)
    expect(offered({})).toBe(false)
    expect(offered({ solid: ['niska'] })).toBe(true)
  })

  test('may be worked beside the Cruiser, wherever it is', () => {
    const job = 'niska-32'
    const offered = (cruiser: string) =>
      scenario({
        ...box,
        captains: [{ at: 'ariel', hand: [job], solid: ['harken'], gear: ['Security Interface Pad'] }],
        cruiser,
      })
        .begin()
        .options()
        .includes(`job:${job}`)
    expect([offered('ariel'), offered('pelorum')]).toEqual([true, false])
  })
})

describe('Alliance Body Armor', () => {
  const armor = 'osiris/alliance-body-armor/1'
  const lund = 'regina/lund'
  const shot = (...dice: number[]) => facing('Gun Play', { crew: ['Lund'], gear: [armor] }, 1, ...dice).choose('shoot')

  test('saves its carrier on a 4 or more, who stays at work', () => {
    const game = shot(4).choose(lund)
    expect(crewOf(game)).toEqual(['malcolm', lund])
    expect(game.told()).toContain('armour-roll')
  })

  test('does not on a 3', () => {
    const game = shot(3)
    game.choose(lund)
    expect(crewOf(game)).toEqual(['malcolm'])
  })
})

describe('Alliance Body Armor aboard ship', () => {
  const raided = (set: CaptainSet, ...dice: number[]) =>
    scenario({ ...box, captains: [{ at: 'hera', ...set }], cutters: ['hera'] })
      .dice(1, ...dice)
      .begin()
      .path('fight', 'regina/lund', 'persephone/billy')

  test('saves whoever had it on in the fight', () => {
    const game = raided({ crew: ['Lund', 'Billy'], gear: ['Alliance Body Armor'] }, 6)
    expect(crewOf(game)).toEqual(['malcolm', 'regina/lund'])
  })

  test('saves nobody who had something else in hand', () => {
    const gear = ['Pistol', 'Pistol', 'Pistol', 'Alliance Body Armor']
    const game = scenario({ ...box, captains: [{ at: 'hera', crew: ['Lund', 'Billy'], gear }], cutters: ['hera'] })
      .dice(1)
      .begin()
      .path('fight', 'suggested', 'regina/lund')
    expect(crewOf(game)).toEqual(['malcolm', 'persephone/billy'])
  })
})

describe('dice', () => {
  test("Two-Fry's Carbine rolls ones again in Fight tests", () => {
    const game = facing('Gun Play', { gear: ["Two-Fry's Carbine"] }, 1, 1, 5).choose('shoot')
    expect(lastTest(game).die).toBe(5)
  })

  test("Nandi's Gun Collection does not in those", () => {
    const game = facing('Gun Play', { gear: ["Nandi's Gun Collection"] }, 1).choose('shoot')
    expect(lastTest(game).die).toBe(1)
  })

  test('nor does the Carbine where gear is barred', () => {
    const game = facing('Keep a Low Profile', { gear: ["Two-Fry's Carbine"] }, 1)
    if (game.kind === 'misbehave.ace') game.choose('face')
    expect(lastTest(game.choose('quiet-takedown')).die).toBe(1)
  })
})

describe('Vehicle Mounted BFG', () => {
  test.each<[string, readonly string[], number]>([
    ['without a Transport nothing', ['Vehicle Mounted BFG'], 2],
    ['with one two Fight', ['Vehicle Mounted BFG', '4WD Mule'], 4],
  ])('%s', (_, gear, points) => {
    const game = facing('Gun Play', { crew: ['Merchant'], gear }, 1)
    expect(lastTest(game.choose('shoot')).points).toBe(points)
  })

  test('meets the needs of a job when both are handed out piece by piece, the gun first', () => {
    const gear = ['Vehicle Mounted BFG', '4WD Mule']
    const game = heistFor({ leader: 'nandi', crew: ['Merchant'], gear }, box).begin()
    game.choose(`job:${heist}`)
    if (game.kind === 'work.team') game.choose('go')
    game.choose('by-hand')
    expect(game.options()).not.toContain('aboard')
  })
})

test('an Accountant takes $500 for a Goal token', () => {
  const set = { at: 'regina', solid: ['badger', 'patience'], credits: 1000 } as const
  const credits = (crew: readonly string[]) =>
    scenario({ ...box, story: 'first-time', captains: [{ ...set, crew }] })
      .begin()
      .captain().credits
  expect(credits(['Accountant']) - credits([])).toBe(500)
})

test('the Universal Encyclopedia: a Deal action anywhere to put the top three Misbehave cards in order', () => {
  const book = 'osiris/universal-encyclopedia'
  const top = ['misbehave/knife-fight', 'misbehave/reaver-raid', 'misbehave/a-rival-crew']
  const another = ['misbehave/a-rival-crew', 'misbehave/knife-fight', 'misbehave/reaver-raid']
  const game = scenario({ ...box, captains: [{ gear: [book] }, {}] })
    .next('misbehave', ...top)
    .begin()
    .choose(`study-misbehave:${book}`)
  expect(game.match.view(1).captains[0]?.considering.cards).toEqual([])
  game.choose(another)
  expect(game.state.misbehave.deck.cards.slice(-3).reverse()).toEqual(another)
  expect(game.state.turn.taken).toEqual(['deal'])
  expect(game.captain().gear).toEqual([book])
})

describe('the Cortex Uplink', () => {
  const uplink = 'persephone/cortex-uplink/1'
  const considering = (hand: readonly string[] = []) =>
    aloneIn({ gear: [uplink], hand })
      .next('niska', 'niska-01')
      .begin()
      .path(`deal-by-cortex:${uplink}`, 'niska')

  test('reaches nobody who would not deal with the captain', () => {
    const choices = (crew: readonly string[]) => {
      const set = { expansions: ['breakin-atmo', 'kalidasa'], captains: [{ gear: [uplink], crew }] } as const
      return scenario(set).begin().choose(`deal-by-cortex:${uplink}`).options()
    }
    expect(choices(['Bree'])).toContain('magistrate-higgins')
    expect(choices(['Jayne'])).not.toContain('magistrate-higgins')
  })

  test('shows the top job of any contact, which may be accepted', () => {
    const game = considering()
    expect(game.captain().considering.cards).toEqual(['niska-01'])
    game.choose(['niska-01'])
    expect(game.captain().hand.cards).toEqual(['niska-01'])
    expect(game.state.turn.taken).toEqual(['deal'])
  })

  test('or goes to the discards', () => {
    const game = considering().choose([])
    expect(game.state.contacts.niska?.discard.cards).toEqual(['niska-01'])
  })

  test('with a full hand, for one that is given back', () => {
    const game = considering(['badger-01', 'badger-02', 'badger-03'])
    game.choose(['niska-01', 'discard:badger-02'])
    expect(game.captain().hand.cards).toEqual(['badger-01', 'badger-03', 'niska-01'])
  })

  test('nothing is bought or sold from afar', () => {
    const game = aloneIn({ gear: [uplink], solid: ['niska'], cargo: 2 })
      .begin()
      .path(`deal-by-cortex:${uplink}`, 'niska')
    expect([...offers(game, 'sell'), ...offers(game, 'buy')]).toEqual([])
  })
})

test('The Best in the House is discarded to calm the whole crew', () => {
  const drink = 'silverhold/the-best-in-the-house'
  const game = aloneIn({ crew: ['Lund', 'Billy'], disgruntled: ['malcolm', 'Billy'], gear: [drink] })
    .begin()
    .choose(`calm-all:${drink}`)
  expect(game.captain().crew.map((member) => member.disgruntled)).toEqual([false, false, false])
  expect([game.captain().gear, game.state.turn.taken]).toEqual([[], []])
})

describe('Tall Playing Cards', () => {
  const cards = 'space-bazaar/tall-playing-cards'
  const suitsOf = (expected: 'alike' | 'mixed') => {
    const bySuit = new Map<string, string[]>()
    for (const [id, { suit, reshuffle }] of boxWith([]).misbehave)
      if (!reshuffle) bySuit.set(suit, [...(bySuit.get(suit) ?? []), id])
    const [one = [], two = [], three = []] = bySuit.values()
    return expected === 'alike'
      ? [...one.slice(0, 3), ...two.slice(0, 2)]
      : [...one.slice(0, 2), ...two.slice(0, 2), ...three.slice(0, 1)]
  }

  test.each([
    ['alike', 3000 - 500 + 1500],
    ['mixed', 3000 - 500],
  ] as const)('with three cards %s of five', (drawn, credits) => {
    const game = aloneIn({ gear: [cards] })
      .next('misbehave', ...suitsOf(drawn))
      .begin()
      .choose(`gamble-on-suits:${cards}`)
    expect(game.captain().credits).toBe(credits)
    expect(game.captain().gear).toEqual([])
  })

  test('ask for the stake', () => {
    expect(offers(aloneIn({ gear: [cards], credits: 400 }).begin(), 'gamble-on-suits')).toEqual([])
  })
})

test('The Specialist carries nothing', () => {
  const game = facing('Gun Play', { leader: 'malcolm', crew: ['The Specialist'], gear: ['Pistol', 'Pistol'] })
  expect(game.state.attempt?.carried.every(({ by }) => by === 'malcolm')).toBe(true)
})
