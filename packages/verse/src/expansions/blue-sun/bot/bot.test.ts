import { playOut } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { tableFor } from '../../../ask/view-table.ts'
import { waysFrom } from '../../../bot/hazards.ts'
import { captain } from '../../../bot/index.ts'
import { checkLaws } from '../../../laws.ts'
import { verse } from '../../../rules/game.ts'
import { captainAt } from '../../../rules/table.ts'
import { type CaptainSet, type Play, type Scenario, type Situation, scenario } from '../../../scenario.ts'
import { answerOf, letPlayUntil, wish } from '../../../testing/captain.ts'
import { isDriving, wantsTheEnd } from './recession.ts'

function withCaptain(one: CaptainSet, set: Omit<Situation, 'captains'> = {}): Scenario {
  return scenario({ expansions: ['blue-sun'], captains: [one], ...set })
}

function wayTo(game: Play, sector: string): number {
  const t = tableFor(game.state)
  const me = captainAt(t, 0)
  return waysFrom(t, me, me.sector).get(sector) ?? Number.POSITIVE_INFINITY
}

test('ways past Reaver Alerts and through Reaver Space count as longer', () => {
  const quiet = withCaptain({ at: 'border-r2-24' }, { cutters: ['miranda'] }).begin()
  const alerts = { 'cortex-relay-7': { reaver: 3 } }
  const alert = withCaptain({ at: 'border-r2-24' }, { cutters: ['miranda'], alerts }).begin()
  expect(wayTo(quiet, 'cortex-relay-7')).toBe(1)
  expect(wayTo(alert, 'cortex-relay-7')).toBeGreaterThan(3)
  expect(wayTo(quiet, 'burnham-r2-02')).toBeGreaterThan(4)
})

test('an Outlaw minds Alliance Alerts, an honest captain does not', () => {
  const alerts = { londinium: { alliance: 2 } }
  const way = (warrants: number) =>
    wayTo(withCaptain({ at: 'sihnon', warrants }, { alerts, cutters: [] }).begin(), 'londinium')
  expect(way(1)).toBeGreaterThan(way(0))
})

test('nobody ends a turn beside Reavers who can still fly', () => {
  const game = withCaptain({ at: 'persephone' }).begin()
  game.path('shop', [])
  game.state.cutters[0] = 'persephone'
  expect(['mosey', 'burn']).toContain(wish(game))
})

test("a Challenge is laid under a job for Mr. Universe's trust", () => {
  const set = { story: 'patiences-war', cutters: ['miranda'] }
  const game = withCaptain(
    { at: 'meridian', hand: ['harken-29', 'mr-universe-01'], crew: ['Kaylee', 'Wash', 'Zoe'] },
    set,
  )
    .next('misbehave', 'A Little Job on the Side')
    .begin()
  game.choose('job:harken-29')
  expect(game.kind).toBe('work.challenge')
  expect(wish(game)).toBe('mr-universe-01')
})

test("a job that lost its passengers is given up: Mr. Universe's trust is sought with another Challenge", () => {
  const next = (passenger: number) => {
    const captain: CaptainSet = {
      at: 'cortex-relay-7',
      crew: ['Jayne', 'Kaylee', 'Wash', 'Inara'],
      credits: 20000,
      loaded: ['patience-18'],
      under: { 'patience-18': 'mr-universe-11' },
      solid: ['patience', 'niska', 'badger'],
      passenger,
    }
    return wish(withCaptain(captain, { story: 'patiences-war', cutters: ['miranda'] }).begin())
  }
  expect(next(0)).toBe('deal:mr-universe')
  expect(next(2)).not.toBe('deal:mr-universe')
})

test('a Challenge beyond the crew is left in hand', () => {
  const game = withCaptain({ at: 'meridian', hand: ['harken-29', 'mr-universe-18'] }).begin()
  game.choose('job:harken-29')
  expect(wish(game)).toBe('none')
})

test('with too many hands for a Challenge the Leader goes and the least use stays', () => {
  const crew = ['Kaylee', 'Zoe', 'Gun Hand']
  const game = withCaptain({
    at: 'persephone',
    contraband: 3,
    crew,
    loaded: ['badger-27'],
    under: { 'badger-27': 'mr-universe-20' },
  }).begin()
  game.choose('job:badger-27')
  const first = wish(game)
  expect(first).toMatch(/^leave:/)
  expect(first).not.toBe('leave:malcolm')
})

test('with the money in hand the captain goes home', () => {
  const one = { at: 'persephone', haven: 'pelorum', credits: 12500 }
  const game = withCaptain(one, { story: 'any-port', cruiser: 'osiris' }).begin()
  letPlayUntil(game, 'over')
  expect(game.state.result?.winners).toEqual([0])
  expect(game.state.round).toBeLessThan(8)
})

test('at the own Haven what is free is taken', () => {
  const one = { at: 'pelorum', haven: 'pelorum', fuel: 1, disgruntled: ['malcolm'], credits: 0 }
  const game = withCaptain(one, { story: 'any-port' }).begin()
  expect(wish(game)).toBe('haven')
  game.choose('haven')
  expect(wish(game)).toBe('free-fuel')
  game.choose('free-fuel')
  letPlayUntil(game, 'turn')
  expect(game.captain().hold.fuel).toBe(5)
  expect(game.captain().crew[0]?.disgruntled).toBe(false)
})

test('when work is scarce the one ahead drives on to the end, the others do not', () => {
  const captains = [{ credits: 9000 }, { credits: 2000, at: 'osiris' }]
  const game = scenario({ expansions: ['blue-sun'], story: 'great-recession', captains, round: 30 }).begin()
  const t = tableFor(game.state)
  expect([0, 1].map((seat) => isDriving(t, captainAt(t, seat)))).toEqual([true, false])
})

test('jobs left undone count against the wish to end', () => {
  const captains = [{ credits: 3000, hand: ['badger-27'] }, { credits: 2000 }]
  const game = scenario({ expansions: ['blue-sun'], story: 'great-recession', captains, round: 30 }).begin()
  const t = tableFor(game.state)
  expect(wantsTheEnd(t, captainAt(t, 0))).toBe(false)
})

test('hard cards on top of the Misbehave deck are thrown out, easy ones put back with the easiest first', () => {
  const reading = (...cards: string[]) =>
    withCaptain({ gear: ['Heist Intel'] })
      .next('misbehave', ...cards)
      .begin()
      .choose('read-misbehave:meridian/heist-intel')
  expect(wish(reading('Reaver Raid', 'Knife Fight', 'A Rival Crew'))).toBe('throw-out')
  const easy = reading('Reaver Raid', 'A Little Job on the Side', 'An Unexpected Opportunity')
  expect(wish(easy)).toBe('put-back')
  easy.choose('put-back')
  expect(wish(easy)).toEqual(expect.arrayContaining(easy.options()))
  expect([wish(easy)].flat().at(-1)).toBe('misbehave/reaver-raid')
})

test('a bet is laid on a colour', () => {
  const game = withCaptain({ gear: ['Maque Tiles'] }).begin()
  expect(wish(game)).toBe('gamble:meridian/maque-tiles')
  game.choose('gamble:meridian/maque-tiles')
  expect(['red', 'black']).toContain(wish(game))
})

test('credits are never given away', () => {
  const game = scenario({ expansions: ['blue-sun'], captains: [{}, { at: 'osiris' }] }).begin()
  expect(answerOf(game, game.decision(1))).toBeNull()
  game.choose('give:1')
  expect(wish(game)).toBe(0)
})

test.each([
  ['any-port', 2],
  ['patiences-war', 1],
  ['great-recession', 2],
] as const)('captains finish the story: %s', (story, players) => {
  const options = verse.readOptions({ players, story, expansions: ['blue-sun'] })
  const bots = Array.from({ length: players }, () => captain)
  const { match, finished } = playOut({ game: verse, options, seed: 'sfc32:a', bots, limit: 6000, check: checkLaws })
  expect(finished).toBe(true)
  expect(match.state.round).toBeLessThan(150)
})
