import { expect, test } from 'vitest'
import { avatars } from '../catalog/index.ts'
import { Play, type PlayerSet, type Situation, scenario } from '../scenario.ts'
import type { Crew } from '../vocabulary/index.ts'

function flawed(crew: Crew, hand: readonly string[], rest: Situation = {}, set: PlayerSet = {}): Play {
  return scenario({ players: [{ crew, hand, ...set }, {}], ...rest }).begin()
}

const flawsOf = (game: Play, seat = 0) => {
  const { hand, deck, discard } = game.player(seat)
  return game.names([...hand.cards, ...deck.cards, ...discard.cards]).filter((name) => name === 'Flaw')
}

test('FLAW-01 no Flaw is in a starting deck; they are gained during the game', () => {
  const fresh = Play.newGame({ players: 2 }, 'sfc32:flaws')
  expect([flawsOf(fresh, 0), flawsOf(fresh, 1)]).toEqual([[], []])
  const game = flawed('jayne', ['Misbehave'], { episodeA: '10', verse: [null, null, null, { hidden: 'e10-marshal' }] })
  game.path('Misbehave', 'space-4')
  expect(game.names(game.player().discard)).toEqual(['Flaw'])
})

/** Inara's Flaw sweeps the dearest cards of the Bridge: she takes the first of those that cost equally much. */
function sweep(game: Play): Play {
  const decision = game.decision()
  if (decision.kind === 'sweep.bridge' && decision.form === 'some') game.choose(game.options().slice(0, decision.min))
  return game
}

test('FLAW-02 OPEN-10 all Flaws in hand are played first, one at a time; being alike, their order is no question', () => {
  const game = flawed('inara', ['Shiny', 'Flaw', 'Misbehave', 'Flaw', 'Shiny', 'Misbehave'])
  // Each of them sweeps the Bridge and makes Inara discard a card.
  expect(game.told().filter((kind) => kind === 'played-flaw')).toHaveLength(1)
  sweep(game)
  expect([game.kind, game.options().length]).toEqual(['discard', 5])
  game.choose(['Shiny'])
  sweep(game)
  expect([game.kind, game.options().length]).toEqual(['discard', 3])
  game.choose(['Misbehave'])
  expect(game.kind).toBe('action')
  expect(game.told().filter((kind) => kind === 'swept-bridge')).toHaveLength(2)
})

test('FLAW-02 what happens as the Action Phase starts comes after the Flaws', () => {
  const attached = { letter: 'B', episodeB: '5', verse: [{ attached: ['Layered Ball Gown'] }] } as const
  const game = flawed('mal', ['Flaw', 'Shiny', 'Misbehave'], attached)
  expect([game.kind, game.state.turn.recruit]).toEqual(['discard', 0])
  game.choose(['Shiny'])
  expect([game.kind, game.state.turn.recruit]).toEqual(['action', 2])
})

test('FLAW-03 OPEN-09 a Flaw that is drawn is played before any other action, once the instruction is finished', () => {
  const hand = ['Emergency Surgery', 'Shiny', 'Misbehave']
  const game = flawed('mal', hand, {}, { deck: ['Flaw'], strikes: ['Grazed', 'Gunshot'] })
  game.choose('Emergency Surgery')
  // The card goes on to heal before the Flaw is played.
  expect([game.kind, game.told().includes('played-flaw')]).toEqual(['heal.strike', false])
  game.choose('Gunshot')
  expect([game.kind, game.told().includes('played-flaw')]).toEqual(['discard', true])
  game.choose(['Shiny'])
  expect([game.kind, game.names(game.player().hand)]).toEqual(['action', ['Misbehave']])
})

test("FLAW-04 OPEN-11 the text followed is that of the player's Avatar", () => {
  const told = (crew: Crew) => flawed(crew, ['Flaw', 'Shiny']).told()
  for (const { crew } of avatars) expect(told(crew)).toContain('played-flaw')
  expect(sweep(flawed('inara', ['Flaw', 'Shiny'])).told()).toContain('swept-bridge')
  expect(told('simon')).toContain('discarded')
  // River discards her hand and draws one card fewer.
  const river = flawed('river', ['Flaw', 'Shiny', 'Shiny', 'Misbehave'])
  expect([river.player().hand.cards.length, river.player().discard.cards.length]).toEqual([2, 3])
})

test('FLAW-05 a played Flaw returns to the Flaw stack', () => {
  const game = flawed('simon', ['Flaw', 'Shiny'])
  expect(game.state.flaws.cards).toHaveLength(20)
  expect(flawsOf(game)).toEqual([])
  expect(game.state.turn.played).toEqual([])
})

test('FLAW-06 a Flaw is not a character: it cannot be defeated as one', () => {
  const set: PlayerSet = { hand: ['Shiny', 'Flaw'] }
  const game = scenario({
    players: [{ crew: 'mal', hand: [], discard: ['Flaw'] }, set],
    letter: 'B',
    combatZone: ['Ridge Gunhands'],
  })
    .next('crew-strikes', 'Lost in the Scramble')
    .begin()
    .choose('end')
  expect(game.told()).toContain('strike-drawn')
  expect(game.state.defeatedCharacters.cards).toEqual([])
  expect(flawsOf(game)).toEqual(['Flaw'])
})

test("FLAW-07 a Flaw drawn outside one's own Action Phase stays in hand until the next one starts", () => {
  const game = scenario({
    players: [
      { crew: 'mal', hand: ['Shiny'], deck: ['Flaw', 'Shiny', 'Misbehave', 'Misbehave', 'Shiny', 'Shiny'] },
      { crew: 'kaylee', hand: ['Warm Welcome'], deck: ['Flaw', 'Shiny'] },
    ],
    quietTurns: 5,
  }).begin()
  game.choose('Warm Welcome', 1)
  expect(game.names(game.player(1).hand)).toEqual(['Flaw'])
  game.choose('end')
  // Mal drew one in Cleanup; Kaylee's was played as her Action Phase began.
  expect(game.names(game.player(0).hand)).toContain('Flaw')
  expect(game.names(game.player(1).hand)).not.toContain('Flaw')
  game.choose('end')
  expect(game.names(game.player(0).hand)).not.toContain('Flaw')
})

test('FLAW-08 a Flaw that a Flaw makes its player draw is played, too', () => {
  // Jayne's makes a crewmate discard, and then he draws.
  const jayne: PlayerSet = { crew: 'jayne', hand: ['Flaw'], deck: ['Flaw', 'Misbehave', 'Shiny'] }
  const game = scenario({ players: [jayne, { hand: ['Shiny'] }] }).begin()
  expect(game.told().filter((kind) => kind === 'played-flaw')).toHaveLength(2)
  expect(game.names(game.player().hand)).toEqual(['Misbehave'])
})

test('OPEN-12 a Flaw does nothing in a turn that is skipped; it stays in the shuffled deck', () => {
  const players = [{ hand: ['Shiny'] }, { crew: 'inara', hand: [], deck: ['Flaw'], down: true }] as const
  const game = scenario({ players, quietTurns: 3 }).begin().choose('end')
  expect(game.state.active).toBe(0)
  expect(game.told()).not.toContain('played-flaw')
  expect(game.names(game.player(1).deck)).toEqual(['Flaw'])
})
