import { playOut } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { captain } from '../../bot/index.ts'
import { boxWith } from '../../boxes/index.ts'
import { readOptions } from '../../options.ts'
import { verse } from '../../rules/game.ts'
import { type CaptainSet, Play, scenario } from '../../scenario.ts'
import { hunterAt } from './hunter.ts'

/** "A Jubilant Victory". */

const expansions = ['pirates', 'blue-sun', 'independent-stories'] as const
const story = 'jubilant-victory'

const hunted = (sets: readonly CaptainSet[], at: string, ...dice: number[]): Play => {
  const game = scenario({ expansions, story, captains: sets, cruiser: 'albion' })
    .dice(...dice)
    .begin()
  game.change((state) => {
    state.boxes['independent-stories'] = { ...state.boxes['independent-stories'], hunterAt: at }
  })
  return game
}

test('the story needs the boxes that bring Showdowns and Meridian', () => {
  expect(() => readOptions({ players: 2, expansions: ['independent-stories'], story })).toThrow('can only be')
})

test('only the four sisters are to be had, nobody leads as the hunter, and all start at a Haven with a Warrant', () => {
  const options = readOptions({ players: 2, expansions, story })
  const game = Play.newGame(options, 'sfc32:hunt', boxWith(expansions))
  expect(game.options()).not.toContain('jubal-early')
  game.choose(game.options()[0] ?? '')
  expect(game.options()).toEqual(['serenity', 'yun-qi', 'bonanza', 'bonnie-mae'])
  while (game.kind !== 'set-up.place') game.choose(game.options()[0] ?? '')
  expect(game.decision().rule).toBe('HAVEN-03')
  while (game.state.phase === 'set-up') game.choose(game.decision().form === 'some' ? [] : (game.options()[0] ?? ''))
  expect(game.state.captains.map(({ warrants }) => warrants)).toEqual([1, 1])
  expect(hunterAt(game.table())).toBe('meridian')
})

test('at the end of the round he comes as many sectors nearer to the richest as the die shows', () => {
  const sets = [
    { at: 'boros', credits: 500 },
    { at: 'persephone', credits: 900 },
  ]
  const game = hunted(sets, 'meridian', 2)
  game.choose('end')
  expect(game.told()).not.toContain('hunter-moves')
  game.choose('end')
  expect(game.told()).toContain('hunter-moves')
  expect(hunterAt(game.table())).not.toBe('meridian')
})

const attacked = (set: CaptainSet, ...dice: number[]) =>
  hunted([{ at: 'boros', credits: 3000, leader: 'nandi', ...set }], 'boros', ...dice).choose('end')

test('he attacks with Fight 4 whom he reaches; a captain who loses pays $2000 and one of the Wanted crew', () => {
  const game = attacked({ crew: ['Billy', 'Bree'] }, 1, 5, 1)
  expect(game.decision()).toMatchObject({ kind: 'showdown.defend', seat: 0 })
  game.choose('negotiate')
  expect(game.kind).toBe('crew.taken')
  game.choose('persephone/billy')
  expect(game.told()).toContain('lone-attack-won')
  expect(game.captain().credits).toBe(1000)
  expect(game.state.removed.cards).toContain('persephone/billy')
  expect(hunterAt(game.table())).toBe('meridian')
})

test('beaten off, he takes nothing and goes back', () => {
  const game = attacked({ crew: ['Billy', 'Zoe'] }, 1, 1, 5).choose('fight')
  expect(game.told()).toContain('lone-attack-held')
  expect(game.captain()).toMatchObject({ credits: 3000 })
  expect(hunterAt(game.table())).toBe('meridian')
})

test('the exact chances to hold the ship are told for each skill', () => {
  const game = attacked({ crew: ['Zoe'] }, 1)
  const pirates = boxWith(expansions).modules.find(({ id }) => id === 'pirates')
  const chances = pirates?.chances?.(game.table(), game.decision()) ?? {}
  expect(Object.keys(chances)).toEqual(['fight', 'tech', 'negotiate'])
  expect(chances['fight']).toBeGreaterThan(chances['tech'] ?? 1)
  expect(pirates?.duel?.(game.table())).toMatchObject({ attack: { seat: null, cards: ['jubal-early'], points: 4 } })
})

test('at the own Haven a captain is safe from him', () => {
  const game = attacked({ haven: 'boros' }, 1)
  expect(game.kind).toBe('turn')
  expect(game.captain().credits).toBe(3000)
  expect(hunterAt(game.table())).toBe('boros')
})

test('whoever is first at the own Haven with $10000 wins', () => {
  const game = hunted([{ at: 'boros', haven: 'boros', credits: 10000 }], 'meridian')
  expect(game.state.result).toMatchObject({ winners: [0] })
})

test('captains finish the story', () => {
  const options = verse.readOptions({ players: 2, story, expansions })
  const bots = [captain, captain]
  const { match, finished } = playOut({ game: verse, options, seed: 'sfc32:hunt', bots, limit: 6000 })
  expect(finished).toBe(true)
  expect(match.state.round).toBeLessThan(150)
})
