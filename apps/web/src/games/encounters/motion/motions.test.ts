import { writerFor } from '@keep-flying/encounters'
import { type Play, scenario } from '@keep-flying/encounters/scenario'
import { expect, test } from 'vitest'
import type { Motion } from '../../../game/client.ts'
import type { Moment } from '../../../session/types.ts'
import { encounters } from '../entry.ts'
import { motionsBetween } from './motions.ts'

function momentOf({ match }: Play, viewer: number | null): Moment {
  return {
    game: encounters.id,
    viewer,
    view: structuredClone(match.view(viewer)),
    decisions: [],
    waiting: [],
    undo: null,
    plan: null,
    seen: 0,
    answers: match.answers,
    version: match.answers,
    over: false,
    outcome: null,
    seats: [],
    events: match.events(viewer),
  }
}

/** What a seat sees move while something is done. */
function seenWhile(game: Play, deed: (game: Play) => unknown, viewer: number | null = 0): readonly Motion[] {
  const before = momentOf(game, viewer)
  deed(game)
  return motionsBetween(before, momentOf(game, viewer), writerFor(game.state))
}

const of = <K extends Motion['is']>(motions: readonly Motion[], is: K) =>
  motions.filter((motion): motion is Extract<Motion, { is: K }> => motion.is === is)

test('a push ripples from the deck to the left, whether cards lie face-up or face-down', () => {
  const game = scenario({
    players: [{ crew: 'mal', hand: [] }],
    verse: [{ hidden: 'Bowler-Hat Toughs' }, 'Alliance Cruiser', { hidden: 'Passenger with a Badge' }],
  }).begin()
  const cruiser = game.state.verse[1]?.shown.cards[0]
  const motions = seenWhile(game, (it) => it.choose('end'))
  expect(of(motions, 'comes')).toContainEqual({ is: 'comes', thing: 'space-1', from: ['episode-deck'], beat: 0 })
  expect(of(motions, 'moves').toSorted((one, other) => one.beat - other.beat)).toEqual([
    { is: 'moves', thing: 'space-2', was: 'space-1', turns: false, beat: 1 },
    { is: 'moves', thing: cruiser, was: cruiser, turns: false, beat: 2 },
    { is: 'moves', thing: 'space-4', was: 'space-3', turns: false, beat: 3 },
  ])
})

test('a card that is scanned turns where it lies', () => {
  const game = scenario({ attack: 5, verse: [null, { hidden: 'Bowler-Hat Toughs' }] }).begin()
  const motions = seenWhile(game, (it) => it.choose('space-2'))
  const [card] = game.state.verse[1]?.shown.cards ?? []
  expect(of(motions, 'moves')).toEqual([{ is: 'moves', thing: card, was: 'space-2', turns: true, beat: 0 }])
})

test('a hidden card that reaches the Combat Zone turns on its way', () => {
  const row = ['Salvage Patrol', 'Bowler-Hat Toughs', 'Alliance Cruiser', 'Passenger with a Badge', 'Dobson']
  const game = scenario({ players: [{ hand: [] }], verse: row.map((hidden) => ({ hidden })) }).begin()
  const motions = seenWhile(game, (it) => it.choose('end'))
  const [dobson] = game.state.combatZone.cards
  expect(of(motions, 'moves')).toContainEqual(expect.objectContaining({ thing: dobson, was: 'space-5', turns: true }))
})

test('strikes fly from whoever strikes to whom they hit, one after another, before the next push', () => {
  const game = scenario({
    players: [{ crew: 'mal', hand: [] }, { crew: 'zoe' }],
    combatZone: ['Salvage Patrol', 'Alliance Cruiser'],
  })
    .next('crew-strikes', 'Grazed')
    .next('ship-strikes', 'Hull Breach')
    .begin()
  const [patrol, cruiser] = game.state.combatZone.cards
  const motions = seenWhile(game, (it) => it.choose('end'))
  expect(of(motions, 'hits')).toEqual([
    { is: 'hits', from: [patrol], to: ['avatar', 'avatar-mal'], words: 'Grazed', beat: 0 },
    { is: 'hits', from: [cruiser], to: ['serenity'], words: 'Hull Breach', beat: 3 },
  ])
  expect(of(motions, 'comes').find(({ thing }) => thing === 'space-1')?.beat).toBe(6)
})

test('a bought card goes to the discard pile of whoever bought it, and another comes from the Crew Deck', () => {
  const recruited = (viewer: number | null) => {
    const game = scenario({ players: [{ crew: 'mal' }, { crew: 'zoe' }], recruit: 9 }).begin()
    const [card] = game.state.bridge
    const motions = seenWhile(game, (it) => it.choose(card ?? ''), viewer)
    expect(of(motions, 'comes').map(({ from }) => from)).toEqual([['crew-deck']])
    return of(motions, 'goes').map(({ to }) => to)
  }
  expect(recruited(0)).toEqual([['discard-pile', 'avatar-mal']])
  expect(recruited(1)).toEqual([['avatar-mal']])
})

test('a defeated enemy goes nowhere', () => {
  const game = scenario({ attack: 9, combatZone: ['Salvage Patrol'] }).begin()
  const [patrol] = game.state.combatZone.cards
  expect(seenWhile(game, (it) => it.choose(patrol ?? ''))).toEqual([{ is: 'goes', thing: patrol, to: [], beat: 0 }])
})
