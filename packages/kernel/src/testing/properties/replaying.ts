import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical, copy } from '../../data.ts'
import type { GameState } from '../../game.ts'
import { Match } from '../../match.ts'
import { readRecord, recordOf, replayRecord, verifyRecord } from '../../record.ts'
import { playOut } from '../../simulate.ts'
import { randomGame, recorded, type Sample, seatsOf } from './sample.ts'

export function lawsHold<S extends GameState, O>(
  { game, settings }: Sample<S, O>,
  checkLaws: (match: Match<S, O>) => void,
): void {
  test('the laws of the game hold after every answer', () => {
    fc.assert(
      fc.property(settings, (setting) => {
        playOut({ ...randomGame(game, setting, 400), check: checkLaws })
      }),
      { numRuns: 60 },
    )
  })
}

/** Records, checkpoints, undo and redo: however a state is come by, it is the same. */
export function replaysAlike<S extends GameState, O>({ game, settings }: Sample<S, O>): void {
  test('a record replays to the same hash, also after a trip through a file', () => {
    fc.assert(
      fc.property(settings, (setting) => {
        const match = recorded(game, setting, 250)
        const record = readRecord(JSON.stringify(recordOf(match)))
        expect(replayRecord(game, record).hash()).toBe(match.hash())
        expect(verifyRecord(game, record).hash()).toBe(match.hash())
      }),
      { numRuns: 25 },
    )
  })

  test('a checkpoint with the choices since gives the same state and questions', () => {
    fc.assert(
      fc.property(settings, (setting) => {
        const match = recorded(game, setting, 250)
        const { checkpoint } = match
        if (!checkpoint) return
        const again = Match.resume(game, match.options, match.seed, copy(checkpoint.saved))
        for (const choice of checkpoint.since) again.replay(choice)
        expect(again.hash()).toBe(match.hash())
        expect(canonical(again.pending.map(withoutNumber))).toBe(canonical(match.pending.map(withoutNumber)))
      }),
      { numRuns: 25 },
    )
  })

  test('undo then redo gives the same state, whatever was taken back', () => {
    fc.assert(
      fc.property(settings, fc.integer({ min: 30, max: 250 }), (setting, length) => {
        const match = recorded(game, setting, length)
        for (const seat of seatsOf(match))
          for (const unit of game.undoUnits) {
            if (!match.undoOffer(seat).units.includes(unit)) continue
            const before = match.hash()
            const choices = match.choices
            match.undo(seat, unit)
            for (const choice of choices.slice(match.answers)) match.replay(choice)
            expect(match.hash()).toBe(before)
          }
      }),
      { numRuns: 40 },
    )
  })
}

function withoutNumber({ number: _, ...rest }: { number: number }): object {
  return rest
}
