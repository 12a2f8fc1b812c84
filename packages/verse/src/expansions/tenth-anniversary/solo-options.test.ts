import { expect, test } from 'vitest'
import { readOptions } from '../../options.ts'
import { type CaptainSet, type Play, type Situation, scenario } from '../../scenario.ts'
import { setUpGame } from '../../testing/aids.ts'
import { timerIn } from '../shared/timer/state.ts'

/** What may be agreed on with "Flying Solo". */

const expansions = ['tenth-anniversary'] as const

const solo = (captain: CaptainSet, variants: string[], set: Partial<Situation> = {}): Play =>
  scenario({ expansions, setUp: 'flying-solo', variants, captains: [captain], cruiser: 'albion', ...set }).begin()

const left = (game: Play) => timerIn(game.state)?.left

test('Flying Solo is for one captain, and not for every story', () => {
  const asked = { expansions: ['kalidasa', ...expansions], setUp: 'flying-solo' }
  expect(readOptions({ ...asked, players: 1 }).setUp).toBe('flying-solo')
  expect(() => readOptions({ ...asked, players: 2 })).toThrow('with "players" 1')
  for (const story of ['who-you-know', 'scavengers-verse', 'wells-run-dry'])
    expect(() => readOptions({ ...asked, players: 1, story })).toThrow('other than')
})

test('more time is for one captain', () => {
  expect(() => readOptions({ expansions, players: 2, variants: ['more-time'] })).toThrow('with "players" 1')
})

test.each([
  ['second-story', 17],
  ['third-story', 15],
  ['fourth-story', 13],
])('in a campaign every story won costs two tokens: %s', (variant, tokens) => {
  expect(left(solo({}, [variant]))).toBe(tokens)
  const both = { players: 1, expansions, setUp: 'flying-solo', variants: ['second-story', 'third-story'] }
  expect(() => readOptions(both)).toThrow('exclude each other')
})

test('an unpredictable timer: a numbered token that goes may take the rest with it, and one more turn is left', () => {
  const going = (timer: number, die: number) =>
    left(
      scenario({ expansions, setUp: 'flying-solo', variants: ['unpredictable-timer'], timer, captains: [{}] })
        .dice(die)
        .begin(),
    )
  expect([going(7, 1), going(7, 2), going(2, 4), going(2, 5)]).toEqual([0, 6, 0, 1])
  expect(left(solo({}, ['unpredictable-timer'], { timer: 8 }))).toBe(7)
  const game = scenario({
    expansions,
    setUp: 'flying-solo',
    variants: ['unpredictable-timer'],
    timer: 5,
    captains: [{}],
  })
    .dice(2)
    .begin()
  expect([left(game), game.choose('end').kind, game.choose('end').kind]).toEqual([0, 'turn', 'over'])
})

test('no sure things: five cards of every deck stay in the box', () => {
  const options = { players: 1, expansions, setUp: 'flying-solo' }
  const count = (variants: string[]) => {
    const { state } = setUpGame({ ...options, variants })
    const { deck, discard } = state.supply.regina ?? { deck: { cards: [] }, discard: { cards: [] } }
    return [deck.cards.length + discard.cards.length, state.contacts.niska?.deck.cards.length]
  }
  const [supply = 0, jobs = 0] = count([])
  expect(count(['no-sure-things'])).toEqual([supply - 5, jobs - 5])
})

const deceiver = ['Saffron']

test('She’s trouble: with another among the discards, a 1 disgruntles the one aboard', () => {
  const game = solo({ crew: deceiver }, ['shes-trouble'])
  const others = [...game.box.supply].filter(
    ([card, { abilities }]) => card !== game.captain().crew[1]?.card && abilities.some(({ is }) => is === 'deceptive'),
  )
  const [[other, { deck }] = ['', { deck: null }]] = others
  game.change((state) => {
    const pile = deck === null ? undefined : state.supply[deck]
    if (pile) pile.discard.cards.push(...pile.deck.cards.splice(pile.deck.cards.indexOf(other), 1))
  })
  expect(game.dice(2).choose('end').captain().crew[1]?.disgruntled).toBe(false)
  expect(game.dice(1).choose('end').captain().crew[1]?.disgruntled).toBe(true)
})

test('a recipe for unpleasantness: a die no higher than the number of the disgruntled brings another token', () => {
  const crew = ['Zoe', 'Wash', 'Jayne']
  const begin = (die: number) =>
    scenario({
      ...{ expansions, setUp: 'flying-solo', variants: ['unpleasantness'] },
      captains: [{ crew, disgruntled: ['Zoe', 'Wash'] }],
    })
      .dice(die)
      .begin()
  expect(begin(3).kind).toBe('turn')
  const game = begin(2).choose('Zoe')
  expect(game.captain().crew.map(({ card }) => card)).not.toContain('silverhold/zoe')
  expect(game.state.removed.cards).toContain('silverhold/zoe')
})
