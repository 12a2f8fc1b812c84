import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lookAhead } from '../../ahead.ts'
import { anyAnswer } from '../../bot.ts'
import type { Decision, Value } from '../../decision.ts'
import type { GameState } from '../../game.ts'
import type { Match } from '../../match.ts'
import type { Consequences, LookAhead } from '../../package.ts'
import { openStream } from '../../seed.ts'
import type { Text } from '../../text.ts'
import { recorded, type Sample, twins } from './sample.ts'
import { stepAlike } from './secrecy.ts'

/** What is told of an answer's consequences gives nothing away, and there is something to tell. */
export function foretellsFairly<S extends GameState, O>(
  { game, settings }: Sample<S, O>,
  consequences: Consequences<S>,
): void {
  test('what a seat is told of the consequences does not depend on what is hidden from it', () => {
    let told = 0
    fc.assert(
      fc.property(settings, fc.integer({ min: 20, max: 200 }), (setting, length) => {
        const match = recorded(game, setting, length)
        const viewer = match.pending.find(({ standing }) => !standing)?.seat
        if (viewer === undefined) return
        const pair = twins(match, viewer, withOtherDice)
        if (!pair) return
        const [one, other] = pair
        for (let step = 0; step < 12; step++) {
          const lines = linesFor(one, viewer, consequences)
          expect(linesFor(other, viewer, consequences)).toEqual(lines)
          told += lines.flat(2).length
          if (!stepAlike(one, other, viewer)) break
        }
      }),
      { numRuns: 30 },
    )
    expect(told).toBeGreaterThan(60)
  })
}

function withOtherDice<S extends GameState>(state: S): S {
  return { ...state, random: openStream('sfc32:other dice') }
}

/** What is told of each answer to each question of a seat; the match must not notice that anybody looked. */
function linesFor<S extends GameState, O>(
  match: Match<S, O>,
  seat: number,
  consequences: Consequences<S>,
): (readonly Text[])[][] {
  const before = match.hash()
  const told = match.decisionsOf(seat).map((decision) =>
    someAnswers(decision).map((value) => {
      let looks = 0
      const look: LookAhead<S> = (wishes) => {
        looks++
        return lookAhead(match, decision.number, value, wishes)
      }
      const lines = consequences.linesFor(decision, look)
      expect(looks).toBeLessThanOrEqual(2)
      return lines
    }),
  )
  expect(match.hash()).toBe(before)
  return told
}

function someAnswers(decision: Decision): Value[] {
  switch (decision.form) {
    case 'one':
      return decision.options.map(({ id }) => id)
    case 'confirm':
      return [true, false]
    case 'amount':
      return [decision.min, decision.max]
    default:
      return [anyAnswer(decision, openStream('sfc32:any'))]
  }
}
