import { type AnyEngine, Match } from '@keep-flying/kernel'
import type { GameRow } from '../storage/schema.ts'
import type { Situation } from '../storage/store.ts'
import type { AnyMatch } from './revival.ts'
import { waitedFor } from './steps.ts'

/** What plays a game, as far as it matters here. */
type Played = Pick<AnyEngine, 'game' | 'progress'>

/** What the database keeps of a running game, for lists and reminders. */
export function situationOf(pack: Played, match: AnyMatch): Situation {
  return situationReader(pack)(match)
}

/**
 * Reads the situation of a match again and again. Progress is computed from what a spectator sees, so that no list can
 * show more, whatever the package says. That view is expensive, so it is made only if the progress of the true state
 * has changed.
 */
export function situationReader(pack: Played): (match: AnyMatch) => Situation {
  let trueProgress = ''
  let progress = ''
  return (match) => {
    const now = JSON.stringify(pack.progress(match.state))
    if (now !== trueProgress) {
      trueProgress = now
      progress = JSON.stringify(pack.progress(match.view(null)))
    }
    const { waiting, waitingForAny } = waitedFor(match)
    return { waiting, summary: { waiting_any: waitingForAny ? 1 : 0, progress } }
  }
}

/** The situation a game begins in. */
export function firstSituation(pack: Played, row: GameRow): Situation {
  const { game } = pack
  return situationOf(pack, Match.start(game, game.readOptions(JSON.parse(row.options)), row.seed))
}
