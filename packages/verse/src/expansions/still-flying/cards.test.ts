import { describe, expect, test } from 'vitest'
import { isDeceptive } from '../../rules/crew.ts'
import { burnCost, burnRange } from '../../rules/fly.ts'
import { holdSpaces, stashSpaces } from '../../rules/hold.ts'
import { crewCard, gearCard } from '../../rules/table.ts'
import { freeSlots } from '../../rules/upgrade.ts'
import { boxWith, type CaptainSet, Play, type Situation, scenario } from '../../scenario.ts'
import { crewOf, lastTest, offers } from '../../testing/aids.ts'
import { goToWork } from '../../testing/heist.ts'
import type { BoxId } from '../../vocabulary/index.ts'
import { workSites } from './sites.ts'

const expansions = ['still-flying'] as const
const everywhere: readonly BoxId[] = ['blue-sun', 'kalidasa', 'still-flying']
const shuttle = 'silverhold/short-range-shuttle'
const freight = 'harken-01'

const begin = (captain: CaptainSet, set: Partial<Situation> = {}) =>
  scenario({ expansions, cruiser: 'albion', captains: [{ at: 'gonghe', ...captain }], ...set }).begin()

/** Room and sectors of a captain's Shuttles. */
const sites = (game: Play) => workSites(game.table(), game.captain())

describe('Restless Sole', () => {
  test('has a bay that takes a Shuttle alone, besides two slots', () => {
    const game = begin({ ship: 'Restless Sole', upgrades: [] })
    const [t, c] = [game.table(), game.captain()]
    const face = (id: string) => {
      const card = t.box.supply.get(id)
      return card?.kind === 'upgrade' ? card : undefined
    }
    expect([holdSpaces(t, c), stashSpaces(t, c), freeSlots(t, c), freeSlots(t, c, face(shuttle))]).toEqual([7, 3, 2, 3])
    expect(freeSlots(t, c, face('regina/sky-hook/1') ?? face('regina/sky-hook'))).toBe(2)
    const laden = { ...c, upgrades: [shuttle] }
    expect([freeSlots(t, laden), freeSlots(t, laden, face('regina/surplus-drop-shuttle'))]).toEqual([2, 2])
  })

  test('comes with a Short-Range Shuttle in its bay, which is paid for, and a Radion Accelerator Mark I', () => {
    const game = Play.newGame({ players: 1, expansions }, 'sfc32:sole').path('corbin', 'restless-sole', 'albion')
    const { upgrades, credits } = game.captain()
    expect([upgrades, credits]).toEqual([['persephone/short-range-shuttle/2'], 3000 - 600])
    expect([burnRange(game.table(), game.captain()), burnCost(game.table(), game.captain())]).toEqual([5, 1])
    expect(freeSlots(game.table(), game.captain())).toBe(2)
  })
})

describe('Short-Range Shuttle', () => {
  test('reaches every sector beside the ship with room for 2', () => {
    const game = begin({ upgrades: [shuttle] }, { cutters: [] })
    const around = [...(game.box.neighbours.get('gonghe') ?? [])].sort()
    expect(
      sites(game)
        .map(({ sector }) => sector)
        .sort(),
    ).toEqual(around)
    expect(new Set(sites(game).map(({ room, crew, quiet }) => `${room} ${crew} ${quiet}`))).toEqual(
      new Set(['2 4 undefined']),
    )
  })
})

describe('Chartered Shuttle', () => {
  const upgrades = ['osiris/chartered-shuttle']

  test('has room for 1', () => {
    expect(new Set(sites(begin({ upgrades })).map(({ room }) => room))).toEqual(new Set([1]))
  })

  test('makes Make-Work pay $300 more with a Companion aboard', () => {
    const paid = (crew: string[]) => begin({ upgrades, crew }).choose('make-work').captain().credits
    expect([paid([]), paid(['Inara'])]).toEqual([3200, 3500])
  })
})

test('Surplus Drop Shuttle: counts as Transport for what is worked with it, and only there', () => {
  const upgrades = ['regina/surplus-drop-shuttle']
  const horse = { crew: ['Saffron'], hand: ['caper-10'], upgrades }
  const near = begin({}).box.neighbours.get('athens')?.[0] ?? ''
  expect(offers(begin({ ...horse, at: near }), 'job:')).toEqual(['job:caper-10@regina/surplus-drop-shuttle@athens'])
  expect(offers(begin({ ...horse, at: 'athens' }), 'job:')).toEqual([])
  expect(offers(begin({ ...horse, at: near, upgrades: [shuttle] }), 'job:')).toEqual([])
})

test('Dockyard Lighter: room for 4, but not for a step that asks for misbehaving', () => {
  const upgrades = ['space-bazaar/dockyard-lighter']
  expect(new Set(sites(begin({ upgrades })).map(({ room }) => room))).toEqual(new Set([4]))
  expect(offers(begin({ upgrades, hand: [freight] }), 'job:')).toHaveLength(1)
  const near = begin({}).box.neighbours.get('gonghe')?.[0] ?? ''
  const pardon = { crew: ['Saffron'], gear: ['persephone/bona-fide-credentials'], hand: ['caper-06'], at: near }
  expect(offers(begin({ ...pardon, upgrades }), 'job:')).toEqual([])
  expect(offers(begin({ ...pardon, upgrades: [shuttle] }), 'job:')).toHaveLength(1)
})

describe('Lifeboat Skiff', () => {
  const skiff = 'meridian/lifeboat-skiff'
  const beset = () =>
    scenario({
      expansions: ['blue-sun', 'still-flying'],
      captains: [{ at: 'hera', leader: 'marco', crew: ['Kaylee', 'Emma'], passenger: 2, upgrades: [skiff] }],
      ...{ cutters: ['hera'], cruiser: 'albion' },
    })

  test('is left to the Reavers: nobody is harmed, and the ship Evades', () => {
    const game = beset().begin()
    expect(game.kind).toBe('shuttle.escape')
    game.choose(true)
    expect(game.kind).toBe('evade.to')
    game.choose(game.options()[0] ?? '')
    expect(game.captain()).toMatchObject({ upgrades: [], hold: { passenger: 2 } })
    expect([crewOf(game).length, game.captain().sector === 'hera']).toEqual([3, false])
    expect(game.state.supply.meridian?.discard.cards).toContain(skiff)
  })

  test('may be kept', () => {
    const game = beset().dice(1).begin().choose(false)
    expect(game.kind).toBe('kill.victim')
    expect(game.captain().upgrades).toEqual([skiff])
  })
})

test('Stripped Racing Skiff: two sectors away, room for 1', () => {
  const game = begin({ upgrades: ['beaumonde/stripped-racing-skiff'] }, { expansions: everywhere, cutters: [] })
  const { neighbours } = game.box
  const one = neighbours.get('gonghe') ?? []
  const two = new Set([...one, ...one.flatMap((sector) => neighbours.get(sector) ?? [])])
  two.delete('gonghe')
  expect(new Set(sites(game).map(({ sector }) => sector))).toEqual(two)
  expect(new Set(sites(game).map(({ room }) => room))).toEqual(new Set([1]))
})

describe('crew', () => {
  const faces = (id: string) => crewCard(begin({}, { expansions: everywhere }).table(), id)

  test.each([
    ['persephone/matchmaker', { cost: 200, skills: { negotiate: 1 }, professions: ['grifter'], moral: false }],
    ['osiris/society-decorator', { cost: 200, skills: { negotiate: 1 }, keywords: ['fancy-duds'], moral: true }],
    ['regina/shuttle-jockey', { cost: 200, skills: { tech: 1 }, professions: ['pilot'], wanted: false }],
    ['silverhold/claim-jumper', { cost: 200, skills: { fight: 1, tech: 1 }, professions: ['merc'], wanted: true }],
    [
      'space-bazaar/card-sharp',
      { cost: 300, skills: { tech: 1, negotiate: 1 }, professions: ['grifter'], wanted: true },
    ],
    ['meridian/dock-steward', { cost: 100, skills: { tech: 1 }, professions: ['mechanic'], moral: true }],
    [
      'beaumonde/retired-con-man',
      { cost: 300, skills: { negotiate: 2 }, keywords: ['fake-id'], professions: ['grifter'] },
    ],
  ])('%s', (id, figures) => {
    expect(faces(id)).toMatchObject({ ...figures, ours: true })
  })

  test('Shuttle Jockey: Shuttles have room for 1 more', () => {
    const game = begin({ upgrades: [shuttle], crew: ['Shuttle Jockey'] })
    expect(new Set(sites(game).map(({ room }) => room))).toEqual(new Set([3]))
  })

  test('Card Sharp: is Deceptive, and gone with the next one who is', () => {
    const game = scenario({ expansions, captains: [{ at: 'regina', crew: ['Card Sharp'] }] })
      .next('regina', 'regina/bridgit')
      .begin()
    expect(game.captain().crew.map((member) => isDeceptive(game.table(), member))).toEqual([false, true])
    game.path('shop', ['draw-one'], 'stop', ['regina/bridgit'])
    expect(crewOf(game)).toEqual(['malcolm', 'regina/bridgit'])
    expect(game.state.supply['space-bazaar']?.deck.cards).toContain('space-bazaar/card-sharp')
  })

  test('Dock Steward: the die for a Shuttle may be rolled again', () => {
    const crew = ['Kaylee', 'Wash', 'Dock Steward']
    const captain = { at: 'persephone', leader: 'marco', crew, disgruntled: ['Kaylee', 'Wash'], upgrades: [shuttle] }
    const leave = (...dice: number[]) =>
      scenario({ expansions: everywhere, cruiser: 'albion', captains: [captain] })
        .next('nav-alliance', 'Distress Signal')
        .dice(...dice)
        .begin()
        .path('burn', 'pelorum', 'pass', 'stop')
    expect(leave(1).kind).toBe('shuttle.again')
    expect(leave(1).choose(false).captain().upgrades).toEqual([])
    expect(leave(1, 5).choose(true).captain().upgrades).toEqual([shuttle])
    expect(leave(1, 1).choose(true).captain().upgrades).toEqual([])
  })
})

/** Works "A Pardon Made Out to Bearer", which holds no test. */
function pardon(set: CaptainSet): Play {
  const captain = { at: 'gonghe', leader: 'marco', hand: ['caper-06'], ...set }
  const gear = ['persephone/bona-fide-credentials', ...(set.gear ?? [])]
  const game = scenario({ expansions, cruiser: 'albion', captains: [{ ...captain, gear }] })
    .next('misbehave', 'A Little Job on the Side', 'An Unexpected Opportunity')
    .begin()
  goToWork(game, 'job:caper-06').path('stay', 'stay')
  if (game.kind === 'pay.cuts') game.choose('all')
  return game
}

test('Matchmaker: $300 for a completed Caper', () => {
  expect(pardon({ crew: ['Saffron', 'Matchmaker'] }).captain().credits).toBe(3000 + 1500 + 300 - 500)
})

test('Getaway Bikes: 1 Cargo for a completed Caper, and Transport', () => {
  const game = pardon({ crew: ['Saffron'], gear: ['silverhold/getaway-bikes'] })
  expect(game.captain().hold.cargo).toBe(1)
  expect(gearCard(game.table(), 'silverhold/getaway-bikes').keywords).toEqual(['transport'])
})

describe('gear for those who talk', () => {
  /** "A Run of Somebody Else's Luck" at its test: less than 5 is a double-cross. */
  const talking = (gear: readonly string[], ...dice: number[]) => {
    const captain = { at: 'bernadette', leader: 'marco', crew: ['Saffron'], hand: ['caper-13'], gear }
    const game = scenario({ expansions: everywhere, cruiser: 'albion', captains: [captain] })
      .next('misbehave', 'A Little Job on the Side', 'Old-Fashioned Shoot-out')
      .dice(...dice)
      .begin()
    goToWork(game, 'job:caper-13').path('stay', 'drive-off')
    if (game.kind === 'trial') game.choose('scheme')
    return game
  }

  test('Bundle of Love Letters: discarded after the roll for +2', () => {
    const letters = 'space-bazaar/bundle-of-love-letters'
    const game = talking([letters], 1).choose(`discard:${letters}`)
    if (game.kind === 'test.after-roll') game.choose('keep')
    if (game.kind === 'pay.cuts') game.choose('all')
    expect(game.captain()).toMatchObject({ gear: [], credits: 3000 + 2500 - 300 })
  })

  test('Doctored Dice: discarded after the roll, which is then made again', () => {
    const game = talking(['meridian/doctored-dice'], 1, 5).choose('again:meridian/doctored-dice')
    if (game.kind === 'test.after-roll') game.choose('keep')
    if (game.kind === 'pay.cuts') game.choose('all')
    expect(game.captain()).toMatchObject({ gear: [], credits: 3000 + 2500 - 300 })
  })

  test('Paste Jewels: discarded after the roll for +1, or to count as Fancy Duds', () => {
    const jewels = 'beaumonde/paste-jewels'
    const game = talking([jewels], 2).choose(`discard:${jewels}`)
    if (game.kind === 'test.after-roll') game.choose('keep')
    if (game.kind === 'pay.cuts') game.choose('all')
    expect(game.captain()).toMatchObject({ gear: [], credits: 3000 + 2500 - 300 })
    const heiress = { at: 'osiris', leader: 'marco', crew: ['Saffron'], hand: ['caper-02'], gear: [jewels] }
    const asked = begin(heiress, { expansions: everywhere })
    expect(offers(asked, 'job:')).toEqual(['job:caper-02'])
    expect(goToWork(asked, 'job:caper-02').captain().gear).toEqual([])
    expect(offers(begin({ ...heiress, gear: [] }, { expansions: everywhere }), 'job:')).toEqual([])
  })

  test('Hired Wedding Finery: 1 Negotiate, and Fancy Duds', () => {
    const finery = 'persephone/hired-wedding-finery'
    const game = talking([finery], 3)
    expect(lastTest(game).points).toBe(3)
    expect(gearCard(game.table(), finery)).toMatchObject({ keywords: ['fancy-duds'], cost: 800 })
  })
})

test('Set of Skeleton Codes: discarded to count as a Hacking Rig', () => {
  const codes = 'osiris/set-of-skeleton-codes'
  const safe = { at: 'ariel', leader: 'marco', crew: ['Saffron'], hand: ['caper-05'] }
  expect(offers(begin({ ...safe }), 'job:')).toEqual([])
  const game = begin({ ...safe, gear: [codes] })
  expect(offers(game, 'job:')).toEqual(['job:caper-05'])
  expect(goToWork(game, 'job:caper-05').captain().gear).toEqual([])
  expect(gearCard(game.table(), codes).skills).toEqual({ tech: 1 })
})

test('Flare Pistol: 1 Fight and a Firearm', () => {
  const game = begin({ gear: ['regina/flare-pistol'] })
  expect(gearCard(game.table(), 'regina/flare-pistol')).toMatchObject({ skills: { fight: 1 }, keywords: ['firearm'] })
})

describe('the catalog', () => {
  const own = (boxes: readonly BoxId[]) => {
    const { supply, jobs, extras } = boxWith(boxes)
    const cards = [...supply.values()].filter(({ box }) => box === 'still-flying')
    return [cards.length, [...jobs.values()].filter(({ contact }) => contact === null).length, extras.size]
  }

  test('21 supply cards, a Shuttle and a core that come with the ship, 20 Capers and the reshuffle card', () => {
    expect(own(everywhere)).toEqual([23, 20, 1])
  })

  test('cards of decks and places of other boxes are there only with those', () => {
    expect(own(['still-flying'])).toEqual([17, 15, 1])
    expect(own(['blue-sun', 'still-flying'])).toEqual([20, 18, 1])
  })

  test('three cards for each supply deck: a Shuttle, a crew and a piece of gear', () => {
    const { supply, supplyDecks, withShips } = boxWith(everywhere)
    for (const deck of supplyDecks) {
      const cards = [...supply].filter(
        ([id, card]) => card.box === 'still-flying' && card.deck === deck && !withShips.has(id),
      )
      expect(cards.map(([, { kind }]) => kind).sort(), deck).toEqual(['crew', 'gear', 'upgrade'])
    }
  })

  test('all of it is marked as ours', () => {
    const { supply, jobs, ships } = boxWith(everywhere)
    const cards = [...supply.values(), ...jobs.values(), ...ships.values()].filter(({ box }) => box === 'still-flying')
    expect(cards.filter(({ ours }) => !ours)).toEqual([])
  })
})
