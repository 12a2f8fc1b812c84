import { expect, test } from 'vitest'
import { scanCosts } from '../catalog/playmat.ts'
import { type Play, type Situation, scenario } from '../scenario.ts'

const hiddenEverywhere: NonNullable<Situation['verse']> = [
  { hidden: 'Salvage Patrol' },
  { hidden: 'Salvage Patrol' },
  { hidden: 'Bowler-Hat Toughs' },
  { hidden: 'Bowler-Hat Toughs' },
  { hidden: 'Infirmary Table' },
]

/** Mal's turn with so much Attack. */
function malWith(attack: number, rest: Situation = {}): Play {
  const hand = Array.from({ length: attack }, () => 'Misbehave')
  const game = scenario({ players: [{ crew: 'mal', hand }, {}], verse: hiddenEverywhere, ...rest }).begin()
  return game.path(...hand)
}

const scans = (game: Play) => game.options().filter((id) => id.startsWith('space-'))

test('SCAN-01 OPEN-01 every space has a Scan Cost of its own, printed on the playmat', () => {
  expect(scanCosts).toHaveLength(5)
  const decision = malWith(5).decision()
  const options = decision.form === 'one' ? decision.options.filter(({ group }) => group === 'scan') : []
  expect(options.map(({ price }) => price)).toEqual([...scanCosts])
  expect(options.every(({ role, sign }) => role === 'risky' && sign === 'attack')).toBe(true)
})

test('SCAN-02 a scan is paid in Attack and turns the card face-up', () => {
  expect(scans(malWith(1))).toEqual(['space-4', 'space-5'])
  expect(scans(malWith(2))).toEqual(['space-2', 'space-3', 'space-4', 'space-5'])
  const game = malWith(3).choose('space-1')
  expect(game.state.turn.attack).toBe(0)
  expect(game.state.verse[0]).toMatchObject({ hidden: { cards: [] }, shown: { cards: ['e01-patrol#1'] } })
  expect(game.match.undoOffer(0).units).toEqual([])
})

test('SCAN-03 a scan granted by a text costs nothing', () => {
  const game = scenario({
    players: [{ crew: 'mal', hand: ['Strange Arithmetic', 'Shiny'], deck: ['Misbehave'] }, {}],
    verse: hiddenEverywhere,
  }).begin()
  game.choose('Strange Arithmetic')
  const [card = ''] = game.state.turn.played.map((played) => played.card)
  game.path(`activate ${card}`, ['Shiny'])
  expect(game.kind).toBe('scan.free')
  game.choose(['space-1'])
  expect(game.names(game.state.verse[0]?.shown ?? [])).toEqual(['Salvage Patrol'])
  expect(game.state.turn).toMatchObject({ attack: 0, scanned: 1 })
})

test('SCAN-04 only a space with a face-down card can be scanned', () => {
  const verse = [null, 'Salvage Patrol', { hidden: 'Bowler-Hat Toughs' }, null, 'Bowler-Hat Toughs']
  expect(scans(malWith(5, { verse }))).toEqual(['space-3'])
})

test('SCAN-05 the Inevitable card is never scanned', () => {
  const verse = [null, { hidden: 'Closing Net' }, { hidden: 'Salvage Patrol' }]
  expect(scans(malWith(5, { verse }))).toEqual(['space-3'])
})

test('SCAN-06 any number of spaces can be scanned in a turn, as far as Attack lasts', () => {
  const game = malWith(5).path('space-4', 'space-5', 'space-3')
  expect(game.state.turn).toMatchObject({ attack: 1, scanned: 3 })
  expect(scans(game)).toEqual([])
})

test('SCAN-07 the scanned card is dealt with at once', () => {
  const verse = [null, null, null, { hidden: 'Passenger with a Badge' }]
  const game = malWith(1, { verse, others: ['kaylee', 'zoe', 'jayne'] }).next('crew-strikes', 'Grazed')
  game.choose('space-4')
  expect(game.main('kaylee').down).toBe(true)
  expect(game.kind).toBe('action')
})

test('Attack that is for scanning only is spent on scans first, and on nothing else', () => {
  const players = [{ crew: 'mal', hand: ['Watch the Scope', 'Misbehave'] }, {}] as const
  const verse = [null, 'Bowler-Hat Toughs', { hidden: 'Bowler-Hat Toughs' }]
  const game = scenario({ players, verse }).begin().path('Watch the Scope', 'Misbehave')
  expect(game.state.turn).toMatchObject({ attack: 2, restricted: [{ n: 1, only: 'scan' }] })
  expect(game.options()).not.toContain('e01-toughs#1')
  game.choose('space-3')
  expect(game.state.turn).toMatchObject({ attack: 1, restricted: [] })
})
