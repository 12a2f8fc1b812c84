import { anyAnswer, Match, openStream, recordOf } from '@keep-flying/kernel'
import { readOptions, verse } from '@keep-flying/verse'
import { expect, test } from 'vitest'
import { alongTheGame, type Step } from '../../../end/history.ts'
import { stepsOf } from '../../../records/deeds.ts'
import { swingsOf } from './history.ts'
import { standingIn } from './standing.ts'

function step(entry: number, round: number, credits: number[], goals: number[], kind?: string, seat = 0): Step {
  const heard = kind === undefined ? [] : [{ seq: entry, kind, data: { who: { name: 'seat', id: seat } } }]
  return { entry, at: round, figures: { credits, goals }, heard }
}

test('a round is where everybody stood at its end', () => {
  const steps = [
    step(0, 0, [0, 0], [0, 0]),
    step(1, 0, [3000, 3000], [0, 0]),
    step(2, 1, [2600, 3000], [0, 0]),
    step(3, 1, [2600, 3400], [0, 1]),
    step(4, 2, [5600, 3400], [0, 1]),
  ]
  expect(alongTheGame(steps)).toEqual([
    { at: 0, figures: { credits: [3000, 3000], goals: [0, 0] } },
    { at: 1, figures: { credits: [2600, 3400], goals: [0, 1] } },
    { at: 2, figures: { credits: [5600, 3400], goals: [0, 1] } },
  ])
})

test('the largest swings are kept in order of time, with whom they happened to', () => {
  const steps = [
    step(0, 0, [0, 0], [0, 0]),
    step(1, 1, [3000, 3000], [0, 0]),
    step(2, 1, [3900, 3000], [0, 0], 'sold', 0),
    step(3, 1, [3900, 1000], [0, 0], 'warrants-cleared', 1),
    step(4, 2, [3900, 1000], [1, 0], 'goal', 0),
    step(5, 2, [3800, 1000], [1, 0], 'paid', 0),
  ]
  expect(swingsOf(steps, 2).map(({ entry, seat, credits }) => ({ entry, seat, credits }))).toEqual([
    { entry: 3, seat: 1, credits: -2000 },
    { entry: 4, seat: 0, credits: 0 },
  ])
})

test('what everybody set out with is not a swing, and neither is small change', () => {
  const steps = [step(0, 0, [0], [0]), step(1, 1, [3000], [0], 'gained'), step(2, 1, [3200], [0], 'gained')]
  expect(swingsOf(steps, 6)).toEqual([])
})

test('a played record ends where the game ended, whatever was taken back', () => {
  const random = openStream('sfc32:steps')
  const match = Match.start(verse, readOptions({ players: 2 }), 'sfc32:steps')
  let undone = 0
  while (match.answers < 120) {
    const decision = match.pending[0]
    if (!decision) break
    match.answer({ seat: decision.seat, decision: decision.number, value: anyAnswer(decision, random) })
    if (match.answers % 7 === 0 && match.undoOffer(decision.seat).refused === null && undone++ < 5)
      match.undo(decision.seat, 'choice')
  }
  const steps = stepsOf({ game: verse }, recordOf(match), standingIn)
  expect(undone).toBeGreaterThan(0)
  expect(steps).toHaveLength(match.answers + 1)
  expect(steps.at(-1)?.figures['credits']).toEqual(match.state.captains.map(({ credits }) => credits))
})
