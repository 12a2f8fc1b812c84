import { describe, expect, test } from 'vitest'
import { type Bot, randomBot } from './bot.ts'
import { longestPlan, type Value } from './decision.ts'
import type { GameState } from './game.ts'
import { Match } from './match.ts'
import { readRecord, recordOf, replayRecord } from './record.ts'
import { checkpoint, chooseOne, confirm, type Rules } from './rules.ts'
import { playOut } from './simulate.ts'
import { notesGame } from './testing/games.ts'
import { text } from './text.ts'

const prompt = text('test')
const ways = ['north', 'east', 'south']

/** A walk of four steps, with a question of another kind after the second. */
const walk = notesGame(function* ({ state }): Rules<void> {
  for (;;) {
    yield* checkpoint()
    for (let step = 1; step <= 4; step++) {
      const way = yield* chooseOne({ seat: 0, kind: 'walk', prompt }, ways, (id) => ({ id, text: text(id) }))
      state.notes.push(way)
      if (step === 2) yield* confirm({ seat: 0, kind: 'rest', prompt })
    }
  }
}, 1)

function start() {
  const match = Match.start(walk, null, 'sfc32:walk')
  const go = (value: Value, plan?: readonly Value[]) =>
    match.answer({ seat: 0, decision: match.pending[0]?.number, value, ...(plan ? { plan } : {}) })
  return { match, go, plan: () => match.planOf(0)?.values ?? null }
}

describe('a plan', () => {
  test('holds what is left of it while its seat does as it said, whatever else is asked in between', () => {
    const { match, go, plan } = start()
    go('north', ['north', 'east'])
    expect(match.planOf(0)).toEqual({ kind: 'walk', values: ['north', 'east'] })
    go('north')
    expect(plan()).toEqual(['east'])
    go(true)
    expect(plan()).toEqual(['east'])
    go('east')
    expect(plan()).toBeNull()
  })

  test('is dropped by another answer, by a new plan and by a new turn', () => {
    const { go, plan } = start()
    go('north', ['north', 'east', 'east'])
    go('south')
    expect(plan()).toBeNull()
    go(true)
    go('north', ['east', 'east'])
    expect(plan()).toEqual(['east', 'east'])
    go('east')
    expect(plan()).toBeNull()
  })

  test('of a bot is told to it, as long as it does as it said', () => {
    const told: (readonly Value[] | null)[] = []
    const planner: Bot<GameState> = {
      ...randomBot<GameState>('planner'),
      reply({ decision, plan }) {
        if (decision.kind === 'rest') return { value: true }
        told.push(plan?.values ?? null)
        return told.length === 1 ? { value: 'north', plan: ['north', 'east'] } : { value: 'north' }
      },
    }
    playOut({ game: walk, options: null, seed: 'sfc32:walk', bots: [planner], limit: 5, settings: {} })
    expect(told).toEqual([null, ['north', 'east'], ['east'], null])
  })

  test('comes back with an undo, and with a record', () => {
    const { match, go, plan } = start()
    go('north', ['north', 'east'])
    go('north')
    match.undo(0, 'choice')
    expect(plan()).toEqual(['north', 'east'])
    const record = readRecord(JSON.stringify(recordOf(match)))
    expect(replayRecord(walk, record).planOf(0)).toEqual({ kind: 'walk', values: ['north', 'east'] })
  })

  test.each([['north'], [Array.from({ length: longestPlan + 1 }, () => 'north')], [[{}]], ['']])(
    'that is not a short list of values is refused: %j',
    (plan) => {
      const { match } = start()
      const answer = { seat: 0, decision: match.pending[0]?.number, value: 'north', plan }
      expect(() => match.answer(answer)).toThrow(`The plan must be a list of at most ${longestPlan} values.`)
      expect(match.answers).toBe(0)
    },
  )
})
