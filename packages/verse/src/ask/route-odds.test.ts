import { expect, test } from 'vitest'
import { type CaptainSet, type Situation, scenario } from '../scenario.ts'
import { routeOdds } from './route-odds.ts'
import { tableFor } from './view-table.ts'

function seated(captain: CaptainSet, set: Omit<Situation, 'captains'> = {}, others: readonly CaptainSet[] = []) {
  const game = scenario({ ...set, captains: [captain, ...others] }).begin()
  return { game, t: tableFor(game.state), me: game.captain(0) }
}

const sum = ({ arrive, stopped, trouble }: ReturnType<typeof routeOdds>) => arrive + stopped + trouble

test('the three ends of a flight make up everything', () => {
  const { t, me } = seated({ at: 'persephone', contraband: 2 }, {}, [{}])
  for (const path of [['pelorum'], ['border-r1-05', 'border-r1-04'], ['pelorum', 'white-sun-r3-02', 'sihnon']])
    expect(sum(routeOdds(t, me, path))).toBeCloseTo(1)
})

test('a longer way is a riskier one, and a stop at its end does no harm', () => {
  const { t, me } = seated({ at: 'persephone', part: 0, leader: 'Nandi' })
  const near = routeOdds(t, me, ['pelorum'])
  const far = routeOdds(t, me, ['pelorum', 'white-sun-r3-02', 'sihnon'])
  expect(near).toEqual({ arrive: expect.closeTo(1), stopped: 0, trouble: 0, risk: null })
  expect(far.arrive).toBeLessThan(1)
  expect(far.stopped).toBeGreaterThan(0)
  expect(far.trouble).toBe(0)
  expect(far.risk?.chance).toBeGreaterThan(0)
})

test('an Outlaw does not get past the Cruiser', () => {
  const clean = seated({ at: 'persephone' }, { cruiser: 'pelorum' })
  const path = ['pelorum', 'white-sun-r3-02']
  expect(routeOdds(clean.t, clean.me, path).trouble).toBe(0)
  const outlaw = seated({ at: 'persephone', contraband: 1 }, { cruiser: 'pelorum' })
  expect(routeOdds(outlaw.t, outlaw.me, path)).toMatchObject({ arrive: 0, trouble: 1 })
  expect(routeOdds(outlaw.t, outlaw.me, path).risk).toEqual({ of: 'cruiser', chance: 1 })
})

test('a Cruiser next to the course may be sent after an Outlaw by a rival', () => {
  const path = ['pelorum', 'white-sun-r3-02']
  const risky = seated({ at: 'persephone', contraband: 1 }, { cruiser: 'gonghe' }, [{}])
  const far = seated({ at: 'persephone', contraband: 1 }, { cruiser: 'albion' }, [{}])
  expect(routeOdds(risky.t, risky.me, path).trouble).toBeGreaterThan(routeOdds(far.t, far.me, path).trouble)
})

test('crew and parts help', () => {
  const path = ['pelorum', 'white-sun-r3-02', 'sihnon', 'londinium']
  const bare = seated({ at: 'persephone', part: 0, leader: 'Nandi' })
  const handy = seated({ at: 'persephone', part: 2, leader: 'Nandi', crew: ['Kaylee', 'Wash'] })
  expect(routeOdds(handy.t, handy.me, path).arrive).toBeGreaterThan(routeOdds(bare.t, bare.me, path).arrive)
})

test('what lies open in the discards no longer threatens', () => {
  const path = ['pelorum', 'white-sun-r3-02', 'sihnon']
  const { t, me } = seated({ at: 'persephone', contraband: 1 })
  const before = routeOdds(t, me, path)
  const after = seated({ at: 'persephone', contraband: 1 })
  const { alliance } = after.t.state.nav
  const harmful = after.t.box.navDecks.alliance?.filter((id) => !id.includes('the-big-black')) ?? []
  alliance?.discard.cards.push(...harmful)
  expect(before.arrive).toBeLessThan(1)
  expect(routeOdds(after.t, after.me, path).arrive).toBeCloseTo(1)
})

test('the chance of two draws is that of drawing without putting back', () => {
  const { t, me } = seated({ at: 'persephone', part: 0, leader: 'Nandi' })
  const { alliance } = t.state.nav
  const cards = t.box.navDecks.alliance ?? []
  const [black = '', other = ''] = [
    cards.find((id) => id.includes('big-black')),
    cards.find((id) => id.includes('alliance-cruiser')),
  ]
  // One harmless card and one that stops any ship are left: two of three sectors cannot both be passed.
  alliance?.discard.cards.push(...cards.filter((id) => id !== black && id !== other))
  expect(routeOdds(t, me, ['pelorum', 'white-sun-r3-02']).arrive).toBeCloseTo(0.5)
  expect(routeOdds(t, me, ['pelorum', 'white-sun-r3-02', 'sihnon']).arrive).toBeCloseTo(0)
})

test('a deck that runs out on the way is shuffled with all its cards', () => {
  const { t, me } = seated({ at: 'persephone', part: 0, leader: 'Nandi' })
  const cards = t.box.navDecks.alliance ?? []
  const black = cards.find((id) => id.includes('big-black'))
  t.state.nav.alliance?.discard.cards.push(...cards.filter((id) => id !== black))
  expect(routeOdds(t, me, ['pelorum', 'white-sun-r3-02']).arrive).toBeCloseTo(1)
  expect(routeOdds(t, me, ['pelorum', 'white-sun-r3-02', 'sihnon']).arrive).toBeLessThan(0.99)
})

test('a Mosey draws nothing, but may end beside Reavers', () => {
  const { t, me } = seated({ at: 'persephone', part: 0 })
  expect(routeOdds(t, me, ['pelorum'], 'mosey')).toEqual({ arrive: 1, stopped: 0, trouble: 0, risk: null })
  const near = seated({ at: 'kerry' }, { cutters: ['boros'] })
  expect(routeOdds(near.t, near.me, ['boros'], 'mosey')).toMatchObject({ arrive: 0, trouble: 1 })
})
