import { momentNow } from '@keep-flying/adventures/ask'
import type { GameState } from '@keep-flying/kernel'
import type { Standing } from '../../../end/history.ts'
import { opened } from '../view.ts'

/** Where a game stands, for the curves of its end. */
export function standingIn(state: GameState): Standing {
  const { crew, goons, bodies, timeline, stage } = opened(state)
  return {
    at: stage === 'job' ? momentNow(timeline) : 0,
    figures: {
      alerted: [goons.filter(({ alerted }) => alerted).length],
      wounds: [crew.reduce((sum, { wounds }) => sum + wounds, 0)],
      bodies: [bodies.length],
    },
  }
}
