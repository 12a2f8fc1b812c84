import { expect, test } from 'vitest'
import { marksAt, marksOn } from '../../ask/marks.ts'
import { flyOnChance } from '../../ask/nav-odds.ts'
import { routeOdds } from '../../ask/route-odds.ts'
import { tableFor } from '../../ask/view-table.ts'
import { checkLaws } from '../../laws.ts'
import { captainAt } from '../../rules/table.ts'
import { type CaptainSet, type Situation, scenario } from '../../scenario.ts'
import { german } from '../../text/german.ts'
import { writerFor } from '../../text/languages.ts'
import { alertTokensIn } from '../shared/alerts/state.ts'
import { reaverSpace } from './map.ts'

const lair = 'burnham-r2-01'

function seated(captain: CaptainSet, set: Situation = {}) {
  const { state } = scenario({ ...set, expansions: ['blue-sun'], captains: [captain] }).begin()
  const t = tableFor(state)
  return { t, me: captainAt(t, 0), said: marksOn(t).map((mark) => writerFor(state)(mark.text)) }
}

test('the printed alerts of Reaver Space are marks on the board, and loose tokens count with them', () => {
  const { t } = seated({}, { alerts: { [lair]: { reaver: 2 }, pelorum: { alliance: 1 } } })
  expect(marksOn(t).filter((mark) => mark.printed > 0)).toHaveLength(reaverSpace.length)
  expect(marksAt(t, lair)).toMatchObject([{ is: 'reaver-alert', n: 3, printed: 1 }])
  expect(marksAt(t, 'pelorum')).toMatchObject([{ is: 'alliance-alert', n: 1, printed: 0 }])
})

test('a Haven is marked with its seat, and marks can be told in words', () => {
  const { t, said } = seated({ haven: 'pelorum' }, { story: 'any-port', alerts: { persephone: { alliance: 2 } } })
  expect(marksAt(t, 'pelorum')).toMatchObject([{ is: 'haven', seat: 0 }])
  expect(said).toEqual(expect.arrayContaining(['Haven of Malcolm', '2 Alliance Alerts', 'Reaver Alert']))
  const inGerman = marksAt(t, 'persephone').map((mark) => writerFor(t.state, german)(mark.text))
  expect(inGerman).toEqual(['2 Allianz-Alarme'])
})

test('without the box there are no marks', () => {
  expect(marksOn(tableFor(scenario().begin().state))).toEqual([])
})

test('a Reaver Alert counts where the ship stays, an Alliance Alert wherever an Outlaw comes by', () => {
  const set = { alerts: { pelorum: { alliance: 3, reaver: 2 } } }
  const clean = seated({ at: 'persephone' }, set)
  expect(routeOdds(clean.t, clean.me, ['pelorum'], 'mosey').trouble).toBeCloseTo(2 / 6)
  expect(routeOdds(clean.t, clean.me, ['pelorum'], 'mosey').risk?.of).toBe('reaver-alert')
  expect(routeOdds(clean.t, clean.me, ['pelorum', 'persephone'], 'mosey').trouble).toBe(0)
  const outlaw = seated({ at: 'persephone', contraband: 1 }, set)
  expect(routeOdds(outlaw.t, outlaw.me, ['pelorum', 'persephone'], 'mosey').trouble).toBeCloseTo(0.5)
})

test('PIC-NAV-13 a ship that drifts is off its course', () => {
  const { t, me } = seated({ leader: 'nandi' })
  const [card] = [...t.box.nav.keys()].filter((id) => id.startsWith('nav-rim/nav-system-on-the-fritz'))
  expect(card && flyOnChance(t, me, card)).toBe(0)
})

test('a number of alerts that cannot be breaks a law', () => {
  const { match } = scenario({ expansions: ['blue-sun'] }).begin()
  checkLaws(match)
  alertTokensIn(match.state)['pelorum'] = { reaver: -1, alliance: 0 }
  expect(() => checkLaws(match)).toThrow('-1 Alert tokens')
})
