import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyAnswer } from '../../bot.ts'
import type { GameState } from '../../game.ts'
import type { Match } from '../../match.ts'
import { openStream } from '../../seed.ts'
import { recorded, type Sample, seatsOf, seenBy, twins } from './sample.ts'

/** Whatever is hidden from a viewer is dealt again; what the viewer gets must stay the same. */
export function keepsSecrets<S extends GameState, O>({ game, settings }: Sample<S, O>): void {
  test('what a seat or a spectator gets does not depend on what is hidden from it', () => {
    let compared = 0
    fc.assert(
      fc.property(settings, fc.integer({ min: 5, max: 200 }), (setting, length) => {
        const match = recorded(game, setting, length)
        for (const viewer of [null, ...seatsOf(match)]) {
          const pair = twins(match, viewer)
          if (!pair) return
          const [one, other] = pair
          for (let step = 0; step < 30; step++) {
            compared++
            expect(seenBy(other, viewer)).toBe(seenBy(one, viewer))
            if (viewer === null || !stepAlike(one, other, viewer)) break
          }
        }
      }),
      { numRuns: 60 },
    )
    expect(compared).toBeGreaterThan(60)
  })
}

/** Gives both games the same answer of the viewer's; false once it showed something that was hidden. */
export function stepAlike<S extends GameState, O>(one: Match<S, O>, other: Match<S, O>, viewer: number): boolean {
  const decision = one.decisionsOf(viewer).find((open) => !open.standing)
  if (!decision) return false
  const value = anyAnswer(decision, openStream(`sfc32:${one.answers}`))
  one.answer({ seat: viewer, decision: decision.number, value })
  other.answer({ seat: viewer, decision: decision.number, value })
  const showedNothing = one.undoOffer(viewer).refused === null
  expect(other.undoOffer(viewer).refused === null).toBe(showedNothing)
  return showedNothing
}
