import { LawBroken } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { quiet } from './testing/aids.ts'

/** A change of the table that no rule makes. */
type Fiat = Parameters<ReturnType<ReturnType<typeof quiet>['begin']>['change']>[0]

test.each<[string, Fiat, string]>([
  [
    'a card is in two places',
    ({ flaws, players }) => players[0]?.hand.cards.push(...flaws.cards.slice(0, 1)),
    'in two places',
  ],
  ['a card is nowhere', ({ flaws }) => flaws.cards.pop(), 'is nowhere'],
  ['points below nothing', ({ turn }) => Object.assign(turn, { attack: -1 }), '-1 of "attack"'],
  ['a counter below nothing', ({ counters }) => Object.assign(counters, { x: { paid: -2 } }), '"paid" of "x" is -2'],
  [
    'two cards in a space',
    ({ verse, episodeDeck }) => verse[0]?.hidden.cards.push(...episodeDeck.cards.splice(-2)),
    'holds 2 cards',
  ],
  [
    'a strike deck that was not made anew',
    ({ crewStrikes: { deck, discard } }) => discard.cards.push(...deck.cards.splice(0)),
    'not made anew',
  ],
  [
    'damage that should have defeated',
    ({ mains, crewStrikes: { deck } }) => mains[0]?.strikes.push({ card: deck.cards.pop() ?? '', damage: 20 }),
    'should be defeated',
  ],
  [
    'a defeated player with cards',
    ({ mains }) =>
      mains.forEach((main) => {
        main.down = true
      }),
    'holds cards',
  ],
  ['a turn counted twice', ({ counted }) => counted.push(0, 0), 'counted twice'],
])('it is noticed: %s', (_, make, message) => {
  const game = quiet({ players: [{ hand: ['Shiny'] }, {}] }).begin()
  expect(() => game.change(make)).toThrow(LawBroken)
  expect(() => game.change(make)).toThrow(message)
})
