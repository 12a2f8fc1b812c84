import { expect, test } from 'vitest'
import { type CaptainSet, type Situation, scenario } from '../scenario.ts'
import { flyOnChance, unseenNav } from './nav-odds.ts'
import { tableFor } from './view-table.ts'

function seated(captain: CaptainSet, set: Situation = {}) {
  const { state } = scenario({ ...set, captains: [captain] }).begin()
  const [c] = state.captains
  if (!c) throw new Error('There is no captain.')
  return { t: tableFor(state), c }
}

/** A card of a region by the beginning of its id. */
function cardOf(t: ReturnType<typeof tableFor>, beginning: string): string {
  const card = [...t.box.nav.keys()].find((id) => id.startsWith(beginning))
  if (card === undefined) throw new Error(`There is no nav card "${beginning}".`)
  return card
}

test('NAV-01 what lies open in the discard pile cannot be drawn', () => {
  const { t } = seated({})
  const all = t.box.navDecks.alliance ?? []
  expect(unseenNav(t, 'alliance')).toEqual(all)
  t.state.nav.alliance?.discard.cards.push(...all.slice(0, 3))
  expect(unseenNav(t, 'alliance')).toEqual(all.slice(3))
})

test('NAV-09 once everything lies open, everything may come again', () => {
  const { t } = seated({})
  const all = t.box.navDecks.border ?? []
  t.state.nav.border?.discard.cards.push(...all)
  expect(unseenNav(t, 'border')).toEqual(all)
})

test('nothing stops a ship in the black, and the Cruiser stops any', () => {
  const { t, c } = seated({})
  expect(flyOnChance(t, c, cardOf(t, 'nav-alliance/the-big-black'))).toBe(1)
  expect(flyOnChance(t, c, cardOf(t, 'nav-alliance/alliance-cruiser'))).toBe(0)
})

test('a breakdown is mended with a part, or by the crew', () => {
  const broken = 'nav-alliance/minor-technical'
  const stocked = seated({ part: 1 })
  expect(flyOnChance(stocked.t, stocked.c, cardOf(stocked.t, broken))).toBe(1)
  const bare = seated({ part: 0, leader: 'Malcolm' })
  expect(flyOnChance(bare.t, bare.c, cardOf(bare.t, broken))).toBeCloseTo(2 / 6)
  const handy = seated({ part: 0, leader: 'Malcolm', crew: ['Kaylee'] })
  expect(flyOnChance(handy.t, handy.c, cardOf(handy.t, broken))).toBeGreaterThan(0.9)
})

test('a pilot threads what others pay fuel for', () => {
  const rocks = 'nav-border/nav-hazard-asteroid'
  const dry = seated({ fuel: 0, leader: 'Nandi' })
  expect(flyOnChance(dry.t, dry.c, cardOf(dry.t, rocks))).toBe(0)
  const piloted = seated({ fuel: 0, leader: 'Nandi', crew: ['Wash'] })
  expect(flyOnChance(piloted.t, piloted.c, cardOf(piloted.t, rocks))).toBe(1)
})

test('in good standing customs look away', () => {
  const known = seated({ solid: ['harken'] })
  expect(flyOnChance(known.t, known.c, cardOf(known.t, 'nav-alliance/customs'))).toBe(1)
  const stranger = seated({})
  expect(flyOnChance(stranger.t, stranger.c, cardOf(stranger.t, 'nav-alliance/customs'))).toBe(0)
})
