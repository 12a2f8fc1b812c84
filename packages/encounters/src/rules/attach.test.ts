import { expect, test } from 'vitest'
import { type Play, type Situation, scenario } from '../scenario.ts'

/** Shindig, with the ball gown attached to the second space. */
function gown(verse: NonNullable<Situation['verse']> = [], rest: Situation = {}): Play {
  const spaces = [0, 1, 2, 3, 4].map((index) => {
    const there = verse[index] ?? null
    const space = typeof there === 'string' ? { shown: there } : there
    return index === 1 ? { ...space, attached: ['Layered Ball Gown'] } : space
  })
  return scenario({ players: [{ hand: [] }, {}], letter: 'B', episodeB: '5', verse: spaces, ...rest }).begin()
}

const attachedTo = (game: Play, space: number) => game.names(game.state.verse[space - 1]?.attached ?? [])

test('ATTACH-01 an attached card lies in its space without filling it: another may enter', () => {
  const game = gown(["Badger's Men"], { quietTurns: 0 })
  expect(game.names(game.state.verse[1]?.shown ?? [])).toEqual(["Badger's Men"])
  expect(attachedTo(game, 2)).toEqual(['Layered Ball Gown'])
})

test('ATTACH-02 ATTACH-03 it stays where it is, is not pushed and pushes nothing', () => {
  const game = gown(["Badger's Men", "Badger's Men", 'Atherton Wing'], { quietTurns: 0 })
  expect(attachedTo(game, 2)).toEqual(['Layered Ball Gown'])
  expect(game.state.verse.map(({ shown, hidden }) => shown.cards.length + hidden.cards.length)).toEqual([1, 1, 1, 1, 0])
  expect(game.names(game.state.verse[2]?.shown ?? [])).toEqual(["Badger's Men"])
  // Attaching it to a space where a card lies moves nothing, either.
  const table: Situation = { letter: 'B', episodeB: '5', verse: [null, null, null, { hidden: 'Layered Ball Gown' }] }
  const scanned = scenario({ players: [{ hand: ['Misbehave'] }, {}], ...table })
    .begin()
    .path('Misbehave', 'space-4')
  expect(attachedTo(scanned, 4)).toEqual(['Layered Ball Gown'])
  expect(scanned.state.verse[3]?.shown.cards).toEqual([])
})

test('ATTACH-02 an attached card still has its text', () => {
  // Sealed Doors make the scan of their space dearer.
  const verse = [{ hidden: 'Federal Squad', attached: ['Sealed Doors'] }, { hidden: 'Federal Squad' }]
  const hand = Array.from({ length: 4 }, () => 'Misbehave')
  const game = scenario({ players: [{ hand }, {}], episodeA: '10', verse })
    .begin()
    .path(...hand)
  const decision = game.decision()
  const scans = decision.form === 'one' ? decision.options.filter(({ group }) => group === 'scan') : []
  // With no enemy in the Combat Zone, every scan is 1 cheaper in this Episode.
  expect(scans.map(({ id, price }) => [id, price])).toEqual([
    ['space-1', 4],
    ['space-2', 1],
  ])
})

test('CLEAR-01 CLEAR-02 a space is clear when no card is in it; an attached card alone leaves it clear', () => {
  // The gown gives 2 Recruit at the start of the Action Phase if its space is clear.
  expect(gown().state.turn.recruit).toBe(2)
  expect(gown([null, "Badger's Men"]).state.turn.recruit).toBe(0)
  expect(gown([null, { hidden: "Badger's Men" }]).state.turn.recruit).toBe(0)
})

test('CLEAR-01 clear spaces are counted', () => {
  const hull = (verse: NonNullable<Situation['verse']>) => {
    const players = [{ hand: [] }, {}] as const
    const game = scenario({ players, episodeA: '4', operations: ['Out on the Hull'], verse })
      .begin()
      .choose('end')
    return game.state.tasks['hide-fugitives']
  }
  expect(hull(['Search Team', 'Search Team', 'Interrogators', null, null])).toBe('done')
  expect(hull(['Search Team', 'Search Team', 'Interrogators', 'Interrogators', null])).toBe('open')
})
