import type { GameState } from '@keep-flying/kernel'
import type { Standing } from '../../../end/history.ts'
import { opened } from '../view.ts'

/** Where a game stands, for the curves of its end. */
export function standingIn(state: GameState): Standing {
  const { phase, round, captains } = opened(state)
  return {
    at: phase === 'set-up' ? 0 : round,
    figures: {
      credits: captains.map(({ credits }) => credits),
      goals: captains.map(({ goals }) => goals),
    },
  }
}
