import { type CaptainSet, type Play, type Situation, scenario } from '../scenario.ts'
import { goToWork } from './heist.ts'

/** Misbehave cards that are passed by force. */
const shootOuts = ['Gun Play', 'Gun Play', 'Old-Fashioned Shoot-out', 'A Rival Crew']

/** A crew that is good at everything. */
const ableCrew = ['Zoe', 'Jayne', 'Kaylee', 'Inara', 'Shepherd Book']

/**
 * Works on the goal of the story where the captain is: past so many Misbehave cards, by force, and then through so many
 * tests. All dice show the same.
 */
export function workGoal(
  set: Omit<Situation, 'captains'>,
  captain: CaptainSet,
  work: { readonly misbehave: number; readonly tests: number; readonly die?: number },
): Play {
  const { misbehave, tests, die = 5 } = work
  const able = { crew: ableCrew, gear: ['Vera'], fuel: 2, ...captain }
  const game = scenario({ cruiser: 'osiris', ...set, captains: [able] })
    .next('misbehave', ...shootOuts.slice(0, misbehave))
    .dice(...Array.from({ length: misbehave + tests }, () => die))
    .begin()
  goToWork(game, 'goal')
  while (game.kind === 'misbehave') game.choose(game.options()[0] ?? '')
  if (game.kind === 'test.bribe') game.choose(0)
  return game
}
