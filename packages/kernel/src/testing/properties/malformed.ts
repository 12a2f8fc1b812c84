import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical, hashOf } from '../../data.ts'
import type { Game, GameState } from '../../game.ts'
import type { Match } from '../../match.ts'
import { recorded, type Setting } from './sample.ts'

/** Nothing but an answer is taken for one, and whatever else is sent leaves no trace. */
export function refusesJunk<S extends GameState, O>(game: Game<S, O>, options: Setting['options'], after = 120): void {
  test('ten thousand malformed answers change nothing', () => {
    const match = recorded(game, { seed: 'sfc32:malformed', options }, after)
    const [pending] = match.pending
    if (!pending) throw new Error('Nothing is pending.')
    const before = traceOf(match)
    const strangeValue = fc.oneof(fc.anything(), fc.string(), fc.double(), fc.array(fc.string()), fc.integer())
    const legal = new Set('options' in pending ? pending.options.map((option) => option.id) : [])
    fc.assert(
      fc.property(
        fc.anything(),
        fc.integer({ min: -2, max: 5 }),
        fc.integer({ min: -5, max: 500 }),
        strangeValue,
        (junk, seat, number, value) => {
          const tries = [junk, { seat, decision: number, value: 'nothing-of-the-kind' }, { ...pending, value }]
          tries.push({
            seat: pending.seat,
            decision: pending.number,
            value: typeof value === 'string' && legal.has(value) ? 7 : value,
          })
          for (const attempt of tries) expectRefused(match, attempt)
        },
      ),
      { numRuns: 2500 },
    )
    expect(traceOf(match)).toBe(before)
  })
}

function traceOf<S extends GameState, O>({ state, pending, log }: Match<S, O>): string {
  return hashOf({ state, pending, log })
}

function expectRefused<S extends GameState, O>(match: Match<S, O>, attempt: unknown): void {
  try {
    match.answer(attempt)
  } catch {
    return
  }
  throw new Error(`This was taken for an answer: ${canonical(attempt)}`)
}
