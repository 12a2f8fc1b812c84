import { scenario } from '@keep-flying/encounters/scenario'
import { expect, test } from 'vitest'
import type { Step } from '../../../end/history.ts'
import { weightiest } from '../../../end/weightiest.ts'
import { telling } from './history.ts'
import { standingIn } from './standing.ts'

function step(entry: number, ...kinds: string[]): Step {
  return { entry, at: entry, figures: {}, heard: kinds.map((kind, n) => ({ seq: entry * 10 + n, kind })) }
}

test('the weightiest events are kept, one for each answer, in order of time', () => {
  const steps = [
    step(1, 'played', 'job-done'),
    step(2, 'task-done'),
    step(3, 'upgraded'),
    step(4, 'defeated-main', 'task-done'),
  ]
  expect(weightiest(steps, telling, 3).map(({ event }) => event.kind)).toEqual([
    'task-done',
    'upgraded',
    'defeated-main',
  ])
})

test('the curves count damage and decks by player, strikes and tasks for the team', () => {
  const game = scenario({
    players: [{ crew: 'mal', strikes: ['Gunshot'], hand: ['Shiny', 'Misbehave'], deck: [], discard: [] }, {}],
    tasks: { 'keep-cargo': 'done' },
    serenity: [{ strike: 'Hull Breach' }],
  }).begin()
  const { figures } = standingIn(game.state)
  expect(figures['damage']).toEqual([game.state.mains[0]?.strikes[0]?.damage, 0])
  expect([figures['ship'], figures['tasks']]).toEqual([[1], [1]])
  expect(figures['hand']?.[0]).toBe(6)
})
