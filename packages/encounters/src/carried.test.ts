import { OptionError } from '@keep-flying/kernel'
import { describe, expect, test } from 'vitest'
import type { Carried } from './carried.ts'
import { defaultOptions, readOptions } from './options.ts'

/** What a stranger may claim that a game has handed on. */

const { sideJobs, preparation, startA, startB, startC, talents } = defaultOptions
const { laterTalents, bonusCredits, toughness, flaws, defeatedTurns, oneDefeat } = defaultOptions

const carried: Carried = {
  played: 1,
  mains: ['mal', 'kaylee', 'zoe', 'jayne', 'book'],
  avatars: ['mal', 'kaylee'],
  episodes: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  upgrades: [{ card: 'up-cargo-net', slot: 4 }],
  shipStrikes: [{ card: 'e02-grappling-lines', slot: 0 }],
  crewStrikes: [
    { crew: 'mal', card: 'cs-grazed#1', damage: 1 },
    { crew: 'book', card: 'cs-gunshot#1', damage: 3 },
  ],
  effects: ['kept-medicine'],
  scores: [{ score: 6, won: true }],
  difficulty: {
    ...{ sideJobs, preparation, startA, startB, startC, talents, laterTalents },
    ...{ bonusCredits, toughness, flaws, defeatedTurns, oneDefeat },
  },
}

const read = (handed: unknown, options: object = {}) =>
  readOptions({ players: 2, campaign: 'series', handed, ...options })

/** The field that an error names. */
function refusal(handed: unknown, options: object = {}): string {
  try {
    read(handed, options)
    return 'none'
  } catch (cause) {
    expect(cause).toBeInstanceOf(OptionError)
    return cause instanceof OptionError ? cause.field : ''
  }
}

const gunshots = Array.from({ length: 4 }, (_, n) => `cs-gunshot#${n + 1}`)
const falls = Array.from({ length: 3 }, (_, n) => `cs-bad-fall#${n + 1}`)

describe('what is handed on', () => {
  test('is read as it was written, and again after a trip through a file', () => {
    const options = read(carried)
    expect(options.handed).toEqual(carried)
    expect(readOptions(JSON.parse(JSON.stringify(options)))).toEqual(options)
  })

  test('CAMPAIGN-03 says which Episodes the game has', () => {
    expect(read(carried)).toMatchObject({ episodeA: '4', episodeB: '5', episodeC: '6' })
  })

  test.each<[string, string, object]>([
    ['no number of games', 'handed.played', { played: '1' }],
    ['more games than a campaign has', 'handed.played', { played: 5 }],
    ['a stranger among the crew', 'handed.mains', { mains: ['mal', 'kaylee', 'zoe', 'jayne', 'badger'] }],
    ['four Main Characters', 'handed.mains', { mains: ['mal', 'kaylee', 'zoe', 'jayne'] }],
    ['somebody twice', 'handed.mains', { mains: ['mal', 'kaylee', 'zoe', 'jayne', 'mal'] }],
    ['a player who is no Main Character', 'handed.avatars', { avatars: ['mal', 'river'] }],
    ['nobody at the table', 'handed.avatars', { avatars: [] }],
    ['too few Episodes', 'handed.episodes', { episodes: [4, 5, 6] }],
    ['an Episode twice', 'handed.episodes', { episodes: [4, 5, 6, 4, 8, 9, 10, 11, 12, 13, 14, 15] }],
    ['Episodes of the wrong letters', 'handed.episodes', { episodes: [5, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] }],
    ['Episodes out of order', 'handed.episodes', { episodes: [7, 5, 6, 4, 8, 9, 10, 11, 12, 13, 14, 15] }],
    ['an Upgrade that is none', 'handed.upgrades', { upgrades: [{ card: 'cs-grazed#1', slot: 0 }] }],
    ['an Upgrade in no slot', 'handed.upgrades', { upgrades: [{ card: 'up-cargo-net', slot: 6 }] }],
    [
      'two in one slot',
      'handed.upgrades',
      {
        upgrades: [
          { card: 'up-cargo-net', slot: 4 },
          { card: 'up-infirmary', slot: 4 },
        ],
      },
    ],
    [
      'one in two slots',
      'handed.upgrades',
      {
        upgrades: [
          { card: 'up-cargo-net', slot: 4 },
          { card: 'up-cargo-net', slot: 3 },
        ],
      },
    ],
    ['more than it says', 'handed.upgrades', { upgrades: [{ card: 'up-cargo-net', slot: 4, free: true }] }],
    ['no list', 'handed.shipStrikes', { shipStrikes: {} }],
    ['endless lists', 'handed.shipStrikes', { shipStrikes: Array(9).fill({ card: 'ss-helm-hit', slot: 0 }) }],
    [
      'a Ship Strike of an Episode to come',
      'handed.shipStrikes',
      { shipStrikes: [{ card: 'e09-engine-fire', slot: 0 }] },
    ],
    [
      'a strike that cannot count as much',
      'handed.crewStrikes',
      { crewStrikes: [{ crew: 'mal', card: 'cs-grazed#1', damage: 0 }] },
    ],
    [
      'a strike on a Supporting Character',
      'handed.crewStrikes',
      { crewStrikes: [{ crew: 'river', card: 'cs-grazed#1', damage: 1 }] },
    ],
    [
      'a strike twice',
      'handed.crewStrikes',
      { crewStrikes: ['mal', 'kaylee'].map((crew) => ({ crew, card: 'cs-grazed#1', damage: 1 })) },
    ],
    [
      'two strikes on one whom nobody plays',
      'handed.crewStrikes',
      { crewStrikes: [1, 2].map((n) => ({ crew: 'book', card: `cs-grazed#${n}`, damage: 1 })) },
    ],
    [
      'a team that has lost',
      'handed.crewStrikes',
      {
        avatars: ['mal'],
        crewStrikes: [...gunshots, ...falls].map((card) => ({ crew: 'mal', card, damage: 3 })),
      },
    ],
    ['a text that is none', 'handed.effects', { effects: ['free-credits'] }],
    ['a text of an Episode to come', 'handed.effects', { effects: ['sold-pistol'] }],
    ['texts of two Episodes', 'handed.effects', { effects: ['kept-medicine', 'sound-ship'] }],
    ['a win without its points', 'handed.scores', { scores: [{ score: 2, won: true }] }],
    ['a loss with more points than it can have', 'handed.scores', { scores: [{ score: 4, won: false }] }],
    [
      'results of other games',
      'handed.scores',
      {
        scores: [
          { score: 6, won: true },
          { score: 6, won: true },
        ],
      },
    ],
    ['something kept after a loss', 'handed.upgrades', { scores: [{ score: 1, won: false }] }],
    ['an impossible difficulty', 'handed.difficulty.startB', { difficulty: { ...carried.difficulty, startB: 9 } }],
    ['half a difficulty', 'handed.difficulty', { difficulty: {} }],
  ])('is refused with %s, naming %s', (_, field, wrong) => {
    expect(refusal({ ...carried, ...wrong })).toBe(field)
  })

  test.each([
    [null, 'none'],
    [[], 'handed'],
    ['all', 'handed'],
    [{}, 'handed'],
    [{ ...carried, gold: 1 }, 'handed'],
  ])('is an object with exactly its fields: %j', (handed, field) => {
    expect(refusal(handed)).toBe(field)
  })

  test('CAMPAIGN-18 keeps the difficulty: another one is refused', () => {
    expect(refusal(carried, { startB: 0 })).toBe('startB')
    expect(refusal(carried, { laterTalents: ['B'] })).toBe('laterTalents')
    const easier = { ...carried, difficulty: { ...carried.difficulty, laterTalents: ['B', 'C'] } }
    expect(refusal(easier, { laterTalents: ['C', 'B'] })).toBe('none')
  })

  test('belongs to a campaign with as many players', () => {
    expect(refusal(carried, { campaign: 'none' })).toBe('campaign')
    expect(refusal(carried, { players: 3 })).toBe('players')
  })

  test('CAMPAIGN-19 a mixed campaign may have its Episodes in any order of games', () => {
    const episodes = [7, 5, 6, 4, 8, 9, 10, 11, 12, 13, 14, 15]
    expect(refusal({ ...carried, episodes }, { campaign: 'mixed' })).toBe('none')
  })
})
