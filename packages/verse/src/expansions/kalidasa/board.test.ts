import { expect, test } from 'vitest'
import { boxWith } from '../../boxes/index.ts'
import { regionOf } from '../../rules/map.ts'
import { scenario } from '../../scenario.ts'
import type { Region } from '../../vocabulary/index.ts'
import { kalidasa as module } from './index.ts'
import { kalidasa, withBlueSun } from './testing/index.ts'

const alone = boxWith(kalidasa.expansions)
const both = boxWith(withBlueSun.expansions)

const deckOf = (region: Region, box = alone): string[] =>
  (box.navDecks[region] ?? []).map((id) => box.nav.get(id)?.name ?? '')

const copies = (prints: (typeof module.nav)[Region] = []): number => prints.reduce((n, print) => n + print.copies, 0)

test('KAL-BOX-01 what is in the box', () => {
  const count = (cards: readonly { readonly copies: number }[]) => cards.reduce((n, card) => n + card.copies, 0)
  expect({
    sectors: module.sectors.length,
    borders: module.borders.length,
    places: module.places.length,
    supply: count(module.supply),
    nav: copies(module.nav.alliance) + copies(module.nav.border) + copies(module.nav.rim),
    jobs: module.jobs.length,
    leaders: module.leaders.length,
    stories: module.stories.length,
    setUps: module.setUps.length,
  }).toEqual({
    ...{ sectors: 28, borders: 76, places: 16, supply: 50, nav: 71, jobs: 75, leaders: 1, stories: 3, setUps: 2 },
  })
})

test('KAL-BOX-02 20 Nav cards for Alliance Space, 20 for the Border, 31 for the Rim', () => {
  expect([copies(module.nav.alliance), copies(module.nav.border), copies(module.nav.rim)]).toEqual([20, 20, 31])
})

test('KAL-BOX-03 with Blue Sun the Rim deck has 60 cards', () => {
  expect(deckOf('rim', both)).toHaveLength(60)
})

test('KAL-BOX-04 5 jobs for each contact of the base game, 25 for each of its own', () => {
  const counts = Object.fromEntries([...both.contacts.keys()].map((id) => [id, 0]))
  for (const job of module.jobs) {
    const contact = job.contact ?? ''
    counts[contact] = (counts[contact] ?? 0) + 1
  }
  expect(counts).toEqual({
    ...{ harken: 5, badger: 5, 'amnon-duul': 5, patience: 5, niska: 5, 'lord-harrow': 0, 'mr-universe': 0 },
    ...{ 'fanty-and-mingo': 25, 'magistrate-higgins': 25 },
  })
})

test('KAL-BOX-05 jobs that need Blue Sun too are in the game only with it', () => {
  const needy = module.jobs.filter(({ needsBoxes }) => needsBoxes?.includes('blue-sun'))
  expect(needy).toHaveLength(7)
  for (const { id } of needy) expect([alone.jobs.has(id), both.jobs.has(id)]).toEqual([false, true])
})

test('KAL-BOX-07 it is played with or without Blue Sun', () => {
  expect([alone.sectors.size, both.sectors.size]).toEqual([128, 155])
  expect(scenario(kalidasa).begin().state.cutters).toEqual(['border-r2-06'])
  expect(scenario(withBlueSun).begin().state.cutters).toHaveLength(3)
})

test('KAL-MAP-01 it joins the base map on its right side', () => {
  const own = new Set(module.sectors.map(({ id }) => id))
  const joints = module.borders.filter(([one, other]) => own.has(one) !== own.has(other))
  expect(joints.length).toBeGreaterThan(5)
  for (const [one, other] of joints) {
    const baseSide = alone.sectors.get(own.has(one) ? other : one)
    expect(baseSide?.box).toBe('base')
    expect(baseSide?.xy[0]).toBeGreaterThan(700)
  }
  expect(module.sectors.filter(({ region }) => region === 'border').map(({ id }) => id)).toEqual([
    'border-r2-10',
    'border-r2-11',
  ])
})

test('KAL-MAP-02 everything in the Kalidasa system and in Penglai lies in the Rim', () => {
  const t = scenario(kalidasa).begin().table()
  for (const { id, system } of module.sectors) if (system) expect(regionOf(t, id)).toBe('rim')
})

test('KAL-MAP-03 ships move between sectors that share a border, and over no corner', () => {
  const game = scenario({ ...kalidasa, captains: [{ at: 'salisbury' }] })
    .begin()
    .path('mosey')
  expect(game.options().sort()).toEqual(['aberdeen', 'beaumonde', 'rim-r2-07'])
})

test('KAL-MAP-04 KAL-CONTACT-01 Higgins lives on Harvest', () => {
  expect(alone.sectors.get('harvest')?.contacts).toEqual(['magistrate-higgins'])
  expect(boxWith([]).sectors.get('harvest')?.contacts).toBeUndefined()
})

test('KAL-MAP-05 KAL-CONTACT-07 Beaumonde has a deck of its own, and Fanty & Mingo', () => {
  expect(alone.sectors.get('beaumonde')).toMatchObject({ supply: 'beaumonde', contacts: ['fanty-and-mingo'] })
  expect([...alone.supply.values()].filter(({ deck }) => deck === 'beaumonde')).toHaveLength(25)
})

test('KAL-MAP-06 the Space Bazaar and both Cortex Relays count as planets', () => {
  for (const id of ['space-bazaar', 'cortex-relay-2', 'cortex-relay-7']) expect(both.places.get(id)?.planet).toBe(true)
})

test('KAL-NAV-01 Full Burn in the Rim draws Rim cards', () => {
  const game = scenario({ ...kalidasa, captains: [{ at: 'beaumonde', fuel: 2 }] })
    .next('nav-rim', 'The Big Black')
    .begin()
    .path('burn', 'salisbury')
  expect(game.state.nav.rim?.discard.cards.map((id) => alone.nav.get(id)?.name)).toEqual(['The Big Black'])
})

test('KAL-NAV-02 Alliance and Border decks have 60 cards each', () => {
  for (const box of [alone, both]) {
    expect(deckOf('alliance', box)).toHaveLength(60)
    expect(deckOf('border', box)).toHaveLength(60)
  }
  expect(deckOf('rim')).toHaveLength(31)
})

test('KAL-NAV-03 reshuffle cards are in the decks from the start, however many play', () => {
  const { nav } = scenario({ ...kalidasa, captains: [{}, {}, {}, {}] }).begin().state
  for (const pile of Object.values(nav)) {
    expect(pile.discard.cards).toEqual([])
    expect(pile.deck.cards.filter((id) => alone.nav.get(id)?.reshuffle)).toHaveLength(1)
  }
})

test('KAL-NAV-04 KAL-NAV-05 of two Reaver Cutter cards one is left out of the joint Rim deck', () => {
  for (const box of [alone, both])
    for (const region of ['alliance', 'border', 'rim'] as const)
      expect((box.navDecks[region] ?? []).filter((id) => box.nav.get(id)?.reshuffle)).toHaveLength(1)
  expect(deckOf('rim', both).filter((name) => name === 'Reaver Cutter')).toHaveLength(1)
})

test('KAL-NAV-06 a reshuffle card never rests in a discard pile', () => {
  const game = scenario({ ...kalidasa, corvette: 'salisbury', captains: [{ at: 'beaumonde', fuel: 2 }] })
    .next('nav-rim', 'Reaver Cutter')
    .begin()
    .path('burn', 'salisbury')
  expect(game.state.nav.rim?.discard.cards).toEqual([])
  expect(game.state.nav.rim?.deck.cards).toHaveLength(31)
})
