import { describe, expect, test } from 'vitest'
import type { Game, GameState } from './game.ts'
import { Match } from './match.ts'
import { type GameRecord, recordHash, recordOf, verifyChain } from './record.ts'
import { chooseAmount, type Rules } from './rules.ts'
import { text } from './text.ts'

interface Saga extends GameState {
  gold: number
}

interface SagaOptions {
  /** What the game before left in the chest. */
  readonly chest: number | null
}

/** A game of one answer; what is earned goes into the chest of the next. */
const saga: Game<Saga, SagaOptions> = {
  id: 'saga',
  rules: '1',
  readOptions: (raw) => raw as SagaOptions,
  seats: () => 1,
  create: ({ chest }, random) => ({ random, gold: chest ?? 0 }),
  *play({ state }): Rules<void> {
    state.gold += yield* chooseAmount({ seat: 0, kind: 'earn', prompt: text('earn'), min: 0, max: 9 })
  },
  outcome: ({ gold }) => ({ by: 'team', won: gold > 3, score: gold, reason: text('saga.gold') }),
  backOf: () => 'back',
  undoUnits: ['choice', 'game'],
  campaign: {
    next: ({ gold }) => ({ chest: gold }),
    handsOn: ({ gold }) => gold,
    takes: ({ chest }) => chest,
  },
}

function played(chest: number | null, follows: string | null, earned?: number): GameRecord {
  const match = Match.start(saga, { chest }, 'chacha20:saga', { follows })
  if (earned !== undefined) match.answer({ seat: 0, decision: 0, value: earned })
  return recordOf(match)
}

describe('a campaign', () => {
  const first = played(null, null, 4)
  const second = played(4, recordHash(first), 5)
  const third = played(9, recordHash(second))

  test('is a chain of records that verify by themselves and together', () => {
    expect(verifyChain(saga, [first, second, third]).map((match) => match.state.gold)).toEqual([4, 9, 9])
    expect(second.follows).toBe(recordHash(first))
  })

  test.each([
    ['begins in the middle', [second, third], 'Game 1 of the campaign follows another game, which must come first.'],
    ['leaves a game out', [first, third], 'Game 2 of the campaign does not follow the record before it.'],
    [
      'takes more than was handed on',
      [first, played(8, recordHash(first), 1)],
      'Game 2 of the campaign takes something else',
    ],
    ['begins with a full chest', [played(3, null, 1)], 'Game 1 of the campaign takes something else'],
    [
      'goes on after a game that is not over',
      [third, played(9, recordHash(third), 1)],
      'Game 1 of the campaign follows another',
    ],
    ['was tampered with', [{ ...first, hash: 'other' }], 'Game 1 of the campaign cannot be verified: The log leads'],
  ])('that %s does not verify', (_, records, why) => {
    expect(() => verifyChain(saga, records)).toThrow(why)
  })

  test('does not go on from a game that is not over', () => {
    const open = played(null, null)
    expect(() => verifyChain(saga, [open, played(0, recordHash(open), 1)])).toThrow(
      'is not over, yet another game follows',
    )
  })

  test('needs a game that is played as one', () => {
    const { campaign: _, ...alone } = saga
    expect(() => verifyChain(alone, [first])).toThrow('Games of "saga" are not played as a campaign.')
  })
})
