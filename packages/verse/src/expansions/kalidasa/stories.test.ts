import { expect, test } from 'vitest'
import { type CaptainSet, type Play, scenario } from '../../scenario.ts'
import { kalidasa } from './testing/index.ts'

test('It’s All in Who You Know: three jobs per captain, then the most friends win', () => {
  expect(
    scenario({ ...kalidasa, story: 'who-you-know', captains: [{}, {}] }).begin().state.boxes.kalidasa?.jobsLeft,
  ).toBe(6)
})

const finishing = (jobsLeft: number, rival: CaptainSet): Play =>
  scenario({
    ...kalidasa,
    story: 'who-you-know',
    jobsLeft,
    captains: [{ at: 'persephone', credits: 5000, solid: ['badger'] }, rival],
  }).begin()

test('It’s All in Who You Know: among equals the dearest crew', () => {
  const game = finishing(0, { solid: ['niska'], crew: ['Billy'] })
  expect(game.state.result?.winners).toEqual([1])
})

test('It’s All in Who You Know: friends count before crew', () => {
  const game = finishing(0, { crew: ['Billy'] })
  expect(game.state.result).toMatchObject({ winners: [0] })
})

const dry = (mine: number, other: number): Play =>
  scenario({
    ...kalidasa,
    story: 'wells-run-dry',
    captains: [{ at: 'persephone', credits: mine }, { credits: other }],
  }).begin()

test('The Well’s Run Dry: the bank holds $5,000 per captain', () => {
  expect(dry(3000, 3000).state.boxes.kalidasa?.money).toBe(16000)
})

test('The Well’s Run Dry: more than half of all money may be claimed', () => {
  expect(dry(3000, 3000).options()).not.toContain('claim-half')
  const game = dry(12000, 1000)
  expect(game.options()).toContain('claim-half')
  expect(game.path('claim-half').state.result).toMatchObject({ winners: [0], ended: 'half-claimed' })
})

test('The Well’s Run Dry: a bank that cannot pay in full pays what it has, and that is the end', () => {
  const game = dry(3000, 3000).change((state) => {
    if (state.boxes.kalidasa) state.boxes.kalidasa.money = 6100
  })
  game.path('make-work')
  expect(game.captain().credits).toBe(3100)
  expect(game.state.result).toMatchObject({ winners: [0] })
})

test('The Well’s Run Dry: rewards and prizes of other boxes come out of the bank too', () => {
  const game = scenario({
    ...{ expansions: ['kalidasa', 'pirates'], story: 'wells-run-dry' },
    captains: [{ at: 'harvest', credits: 3000, bound: { Jayne: ['Jayne'] } }, { credits: 3000 }],
  }).begin()
  game.change((state) => {
    if (state.boxes.kalidasa) state.boxes.kalidasa.money = 8000
  })
  game.choose('deliver:bounty/jayne')
  expect(game.captain().credits).toBe(5000)
  expect(game.state.result).toMatchObject({ winners: [0] })
})

const scavenging = (captain: CaptainSet): readonly string[] => {
  const set = { at: 'persephone', leader: 'monty', ...captain }
  const game = scenario({ ...kalidasa, story: 'scavengers-verse', captains: [set, {}] }).begin()
  expect(game.captain().goalsDone ?? []).toEqual([])
  return game.path('end').captain().goalsDone ?? []
}

test.each<[string, CaptainSet]>([
  ['Something Pretty', { gear: ['A Very Fine Hat'] }],
  ['A Dirty Job', { dirty: true }],
  ['Something Loud', { gear: ["Burgess's Laser"] }],
  ['A Warrant to Show', { warrants: 1 }],
  ['A Temptress', { crew: ['Inara'] }],
  ['A Saint', { crew: ['Shepherd Book'] }],
  ['A Complaining Shipmate', { crew: ['Billy'], disgruntled: ['Billy'] }],
  ['A Friend in High Places', { solid: ['harken'] }],
  ['A Full Hold', { cargo: 8 }],
])('The Scavenger’s ’Verse: %s is shown when the turn ends', (thing, captain) => {
  expect(scavenging(captain)).toContain(thing)
  expect(scavenging({})).not.toContain(thing)
})

test('The Scavenger’s ’Verse: all nine win', () => {
  const set = { at: 'persephone', leader: 'monty', goals: 8, cargo: 8 }
  const game = scenario({ ...kalidasa, story: 'scavengers-verse', captains: [set, {}] })
    .begin()
    .path('end')
  expect(game.state.result?.winners).toEqual([0])
})
