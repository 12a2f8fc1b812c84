import { expect, test } from 'vitest'
import { boxWith } from '../../../boxes/index.ts'
import { Play, scenario } from '../../../scenario.ts'
import { havensIn } from './state.ts'

const havenPlanets = [
  'pelorum',
  'santo',
  'bernadette',
  'sihnon',
  'liann-jiun',
  'bellerophon',
  'gonghe',
  'valentine',
  'albion',
  'ariel',
]
const box = boxWith(['blue-sun'])

/** A new game up to the question where ships, or Havens, are placed; whoever is asked takes what comes first. */
function toPlacing(story: string, players = 2, cruiser = box.starts.cruiser): Play {
  const options = { players, expansions: ['blue-sun'], story }
  const game = Play.newGame(options, 'sfc32:havens', { ...box, starts: { ...box.starts, cruiser } })
  while (game.kind !== 'set-up.place') game.choose(game.options()[0] ?? '')
  return game
}

const havensOf = (game: Play) => havensIn(game.state)

test('HAVEN-01 without a card that calls for them there are no Havens', () => {
  const game = toPlacing('king-of-londinium')
  expect(game.decision()).toMatchObject({ prompt: { key: 'prompt.place-ship' }, rule: 'SETUP-08' })
  expect(game.options()).toEqual([...box.sectors.keys()])
  game.path('santo', 'ariel')
  expect(havensOf(game)).toEqual([null, null])
  expect(game.told()).not.toContain('haven')
})

test('HAVEN-01 the Story says which planets may be chosen: here those of Alliance Space, Londinium not', () => {
  const { havens } = box.stories.get('any-port') ?? {}
  expect(havens).toEqual({ within: 'alliance', notAt: ['londinium'] })
  expect(toPlacing('any-port').options()).toEqual(havenPlanets)
})

test('HAVEN-02 HAVEN-05 Havens are placed after the Leaders, in place of ships, which start there', () => {
  const game = toPlacing('any-port', 3)
  expect(game.state.captains.map((captain) => captain.crew.length)).toEqual([1, 1, 1])
  expect(game.decision()).toMatchObject({ prompt: { key: 'prompt.place-haven' }, rule: 'HAVEN-03' })
  const seats: number[] = []
  for (const sector of ['santo', 'ariel', 'gonghe']) {
    seats.push(game.decision().seat)
    game.choose(sector)
  }
  expect([...seats].sort()).toEqual([0, 1, 2])
  expect(game.kind).not.toBe('set-up.place')
  expect(seats.map((seat) => havensOf(game)[seat])).toEqual(['santo', 'ariel', 'gonghe'])
  expect(game.state.captains.map((captain) => captain.sector)).toEqual(havensOf(game))
})

test('HAVEN-03 a Haven lies on a planet that is neither a Supply nor a Contact planet', () => {
  const places = toPlacing('any-port').options()
  for (const id of places) {
    const sector = box.sectors.get(id)
    expect(sector?.places.every((place) => box.places.get(place)?.planet)).toBe(true)
    expect([sector?.places.length, sector?.supply, sector?.contacts]).toEqual([1, undefined, undefined])
  }
  for (const barred of ['persephone', 'osiris', 'white-sun-r2-01']) {
    expect(box.sectors.get(barred)?.region).toBe('alliance')
    expect(places).not.toContain(barred)
  }
})

test('HAVEN-04 no two Havens lie in one sector', () => {
  const game = toPlacing('any-port').choose('sihnon')
  expect(game.options()).toEqual(havenPlanets.filter((planet) => planet !== 'sihnon'))
  game.choose('santo')
  expect([...havensOf(game)].sort()).toEqual(['santo', 'sihnon'])
})

test("OPEN-61 the Cruiser's sector is no Contact planet though Harken is there", () => {
  const game = toPlacing('any-port', 1, 'ariel')
  expect(game.state.cruiser).toBe('ariel')
  expect(game.options()).toEqual(havenPlanets)
  game.choose('ariel')
  expect(havensOf(game)).toEqual(['ariel'])
})

test("HAVEN-01 only the Havens of the game offer a Haven's comforts", () => {
  const offers = (story: string, at: string) =>
    scenario({ expansions: ['blue-sun'], story, captains: [{ at }, { haven: 'santo' }] })
      .begin()
      .options()
      .includes('haven')
  expect([offers('any-port', 'santo'), offers('any-port', 'gonghe')]).toEqual([true, false])
  expect(offers('king-of-londinium', 'santo')).toBe(false)
})
