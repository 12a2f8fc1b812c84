import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'
import { damageFor } from '../testing/strikes.ts'
import { strikesAhead } from './strikes.ts'

test('the Combat Zone strikes from the oldest, then Range in the ’Verse', () => {
  const game = scenario({
    letter: 'C',
    players: [{ crew: 'mal' }],
    combatZone: ['Crow', "Niska's Collectors"],
    verse: ['Patrol Gunboat', 'Sheriff Bourne'],
  }).begin()
  const { strikers, ship, victims } = strikesAhead(game.match.view(0))
  expect(game.names(strikers.map(({ card }) => card))).toEqual(['Crow', "Niska's Collectors", 'Patrol Gunboat'])
  expect(ship).toEqual({ strikes: 1, lost: 0 })
  expect(victims.map(({ main, strikes }) => [main.crew, strikes])).toEqual([['mal', 2]])
})

test('the odds of damage follow from the strikes that are left in the deck', () => {
  const game = scenario({ players: [{ crew: 'mal' }], combatZone: ['Salvage Patrol', 'Salvage Patrol'] }).begin()
  game.change(({ crewStrikes: { deck, discard } }) => {
    const kept = ['cs-grazed#1', 'cs-flesh-wound#1', 'cs-flesh-wound#2', 'cs-gunshot#1']
    discard.cards.push(...deck.cards.filter((card) => !kept.includes(card)))
    deck.cards = deck.cards.filter((card) => kept.includes(card))
  })
  const [victim] = strikesAhead(game.match.view(0)).victims
  // Of six pairs of 1, 2, 2 and 3: two make 3, two make 4 (2 + 2 and 1 + 3), two make 5.
  expect(victim?.damage.map((chance) => Math.round(chance * 6))).toEqual([0, 0, 0, 2, 2, 2])
  expect(victim?.expected).toBeCloseTo(4)
  expect(victim?.defeat).toBe(0)
})

test('somebody with little Health left may be defeated', () => {
  const hurt = scenario({
    players: [{ crew: 'wash', strikes: damageFor('wash', 1) }],
    combatZone: ['Salvage Patrol'],
  }).begin()
  const [victim] = strikesAhead(hurt.match.view(0)).victims
  // One Health left: any damage defeats.
  expect(victim?.defeat).toBeCloseTo(1 - (victim?.damage[0] ?? 0))
  expect(victim?.defeat).toBeGreaterThan(0.8)
})

test('a strike that will be avoided is not counted', () => {
  const game = scenario({ players: [{ crew: 'mal' }], combatZone: ['Salvage Patrol'] }).begin()
  game.change((state) => state.turn.avoidances.push({ seat: 0, kind: 'crew', n: 1 }))
  const [victim] = strikesAhead(game.match.view(0)).victims
  expect(victim).toMatchObject({ strikes: 0, damage: [1], defeat: 0 })
})

test('with every slot taken, the next Ship Strike loses Serenity', () => {
  const game = scenario({ letter: 'C', players: [{}], combatZone: ['Patrol Gunboat'] }).begin()
  game.change(({ serenity, shipStrikes }) => {
    for (const slot of serenity) slot.strike = shipStrikes.deck.cards.pop() ?? null
  })
  expect(strikesAhead(game.match.view(0)).ship).toEqual({ strikes: 1, lost: 1 })
})

test('the timer strikes in the Combat Zone, and its text is counted', () => {
  const game = scenario({ players: [{ crew: 'mal' }], combatZone: ['Closing Net'] }).begin()
  const { victims, ship } = strikesAhead(game.match.view(0))
  expect(victims.map(({ strikes }) => strikes)).toEqual([1])
  expect(ship.strikes).toBe(1)
})
