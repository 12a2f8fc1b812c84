import { expect, test } from 'vitest'
import { type Play, type PlayerSet, type Situation, scenario } from '../scenario.ts'
import { classes } from '../vocabulary/index.ts'
import { characterOf } from './table.ts'

const noPower = "No Power in the 'Verse Can Stop Me"

/** Mal's turn; the stacks of Wash, Inara, River and Simon are in the game. */
function malWith(hand: readonly string[], rest: Situation = {}, kaylee: PlayerSet = {}): Play {
  return scenario({
    players: [
      { crew: 'mal', hand },
      { crew: 'kaylee', ...kaylee },
    ],
    ...rest,
  }).begin()
}

const attackAfter = (...hand: string[]) => malWith(hand).path(...hand).state.turn.attack

test('COMBO-01 COMBO-08 a combo works only after another card of its class; the base figure is gained either way', () => {
  expect(attackAfter(noPower)).toBe(2)
  expect(attackAfter('Warm Welcome', noPower)).toBe(2)
  expect(attackAfter('Word in Private', noPower)).toBe(4)
})

test('COMBO-02 the card itself does not count', () => {
  // It is of the class that its own combo asks for.
  expect(characterOf('river-no-power#1')?.class).toBe('intel')
  expect(attackAfter(noPower)).toBe(2)
})

test('COMBO-03 what counts is the class of the card played before, not that of its combo', () => {
  // Field Diagnosis is an Intel card whose combo asks for Tech.
  expect(attackAfter('Field Diagnosis', noPower)).toBe(1 + 4)
  expect(attackAfter('Plot a Course', noPower)).toBe(2)
})

test('COMBO-04 a combo works once, however many cards of the class came before', () => {
  const before = ['Word in Private', 'Field Diagnosis', 'Watch the Scope']
  const game = malWith([...before, noPower]).path('Word in Private', 'Field Diagnosis')
  game.path('Watch the Scope')
  const { attack } = game.state.turn
  game.choose(noPower)
  expect(game.state.turn.attack).toBe(attack + 4)
  expect(game.kind).toBe('action')
})

test('COMBO-05 OPEN-08 whether to use it is asked on playing the card, where it could be unwelcome, and then lost', () => {
  const listen = (answer: boolean) => {
    const game = malWith([noPower, 'Listening'])
    game.path(noPower, 'Listening')
    expect(game.kind).toBe('combo')
    return game.choose(answer)
  }
  expect(listen(true).player().hand.cards).toHaveLength(1)
  const declined = listen(false)
  expect(declined.player().hand.cards).toHaveLength(0)
  expect(declined.options()).toEqual(['end'])
})

test('OPEN-08 a combo that only helps is not asked about, nor one of which nothing could be done', () => {
  expect(malWith(['Word in Private', noPower]).path('Word in Private', noPower).kind).toBe('action')
  const plot = ['Plot a Course', 'Plot a Course']
  expect(malWith(plot).path(...plot).kind).toBe('action')
  const verse = [{ hidden: 'Salvage Patrol' }, { hidden: 'Marked Cargo' }]
  // Scanning may be declined by itself.
  expect(malWith(plot, { verse }).path(...plot).kind).toBe('scan.free')
})

test('COMBO-06 a card of the class that is played later does not help', () => {
  const game = malWith([noPower, 'Word in Private']).choose(noPower).choose('Word in Private')
  expect(game.kind).toBe('combo')
  expect(game.choose(false).state.turn.attack).toBe(2)
})

test('COMBO-07 of two copies played first, the second has its combo', () => {
  expect(attackAfter(noPower, noPower)).toBe(2 + 4)
})

test('COMBO-09 a card that was played and has been defeated since still counts', () => {
  const situation: Situation = { others: ['wash', 'inara', 'book'] }
  const hand = ['Hired Muscle', 'Travel Light', 'Hired Muscle']
  const game = malWith(hand, situation).path('Hired Muscle', 'Travel Light', 'option-1')
  const [first = ''] = game.state.turn.played.map(({ card }) => card)
  game.choose([first])
  expect(game.names(game.state.defeatedCharacters)).toEqual(['Hired Muscle'])
  game.choose('Hired Muscle')
  expect(game.state.turn.attack).toBe(2 + 3)
})

test('COMBO-10 a virtual copy counts with its class, and its own combo works', () => {
  const game = malWith(['Word in Private', noPower], {}, { hand: ['Listening'] }).choose('Listening', 1)
  game.path('Word in Private', 'Listening', true, noPower)
  expect(game.state.turn.attack).toBe(3 + 4)
  expect(game.told().filter((kind) => kind === 'drew')).toHaveLength(2)
})

test('COMBO-11 there are five classes', () => {
  expect(classes).toEqual(['intel', 'leadership', 'strength', 'survival', 'tech'])
})
