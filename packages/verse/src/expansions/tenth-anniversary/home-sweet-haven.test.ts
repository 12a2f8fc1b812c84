import { playOut } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { captain } from '../../bot/index.ts'
import { boxWith } from '../../boxes/index.ts'
import { readOptions } from '../../options.ts'
import { verse } from '../../rules/game.ts'
import { type CaptainSet, Play, scenario } from '../../scenario.ts'
import { goToWork, heistFor } from '../../testing/heist.ts'
import { havensIn } from '../shared/havens/state.ts'

const setUp = 'home-sweet-haven'
const expansions = ['tenth-anniversary'] as const

/** A new game up to the question where ships, or Havens, are placed. */
function toPlacing(more: Readonly<Record<string, unknown>> = {}): Play {
  const options = readOptions({ players: 2, expansions, setUp, ...more })
  const game = Play.newGame(options, 'sfc32:home', boxWith(options.expansions))
  while (game.kind !== 'set-up.place') game.choose(game.options()[0] ?? '')
  return game
}

test('Havens lie on planets without shop or contact beside a planet with a shop, and ships start there', () => {
  const box = boxWith(expansions)
  const game = toPlacing()
  expect(game.decision().rule).toBe('HAVEN-03')
  expect(game.options().length).toBeGreaterThan(3)
  for (const id of game.options()) {
    const sector = box.sectors.get(id)
    expect(sector?.places.some((place) => box.places.get(place)?.planet)).toBe(true)
    expect([sector?.supply, sector?.contacts]).toEqual([undefined, undefined])
    expect(box.neighbours.get(id)?.some((beside) => box.sectors.get(beside)?.supply)).toBe(true)
  }
  const [first = '', second = ''] = game.options()
  game.choose(first).choose(second)
  expect(game.state.captains.map(({ sector }) => sector)).toEqual(havensIn(game.state))
})

test('a story that closes part of the sky leaves Havens elsewhere, asked for as Havens', () => {
  const open = toPlacing().options()
  const game = toPlacing({ expansions: ['crime', ...expansions], story: 'wanted-men' })
  const { sectors } = boxWith(expansions)
  expect(game.options()).toEqual(open.filter((id) => sectors.get(id)?.region !== 'alliance'))
  expect(game.options().length).toBeGreaterThan(0)
  expect(game.options().length).toBeLessThan(open.length)
  expect(game.decision().prompt.key).toBe('prompt.place-haven')
})

test('stories that say where ships start are not played with it', () => {
  const asked = { players: 2, setUp, expansions: ['kalidasa', ...expansions] }
  expect(() => readOptions({ ...asked, story: 'mad-verse' })).toThrow('other than')
})

test('a Buy action at the own Haven gives free Shore Leave and takes Wanted tokens off', () => {
  const set = { haven: 'greenleaf', crew: ['Zoe'], disgruntled: ['Zoe'], credits: 0 }
  const game = scenario({ expansions, setUp, captains: [{ at: 'greenleaf', ...set }], cruiser: 'albion' }).begin()
  game.change(({ captains }) => {
    for (const member of captains[0]?.crew ?? []) member.wanted = true
  })
  game.path('haven', 'shore-leave')
  expect(game.captain()).toMatchObject({ credits: 0 })
  expect(game.captain().crew.every((member) => !member.disgruntled && !member.wanted)).toBe(true)
  const elsewhere = scenario({ expansions, setUp, captains: [{ at: 'santo', ...set }], cruiser: 'albion' }).begin()
  expect(elsewhere.options()).not.toContain('haven')
})

test('every Misbehave card passed in the system of the own Haven brings $100', () => {
  const paid = (haven: string) => {
    const set: CaptainSet = { haven, credits: 0, leader: 'nandi', crew: ['Lund', 'Stark'], gear: ['Vera'] }
    const game = heistFor(set, { expansions, setUp, cruiser: 'albion' }).next('misbehave', 'Gun Play').dice(6, 6, 6)
    const begun = goToWork(game.begin()).choose('shoot')
    while (begun.state.attempt) begun.choose(begun.options()[0] ?? '')
    return begun.captain().credits
  }
  expect(paid('santo') - paid('greenleaf')).toBe(100)
})

test('captains finish a story that they begin at home', () => {
  const options = verse.readOptions({ players: 2, expansions, setUp, story: 'first-time' })
  const { match, finished } = playOut({
    ...{ game: verse, options, seed: 'sfc32:home', bots: [captain, captain], limit: 6000 },
  })
  expect(finished).toBe(true)
  expect(match.state.round).toBeLessThan(150)
})
