import { adventuresEngine } from '@keep-flying/adventures/engine'
import { anyAnswer, type GameRecord, Match, openStream, recordOf } from '@keep-flying/kernel'

/** Moments that are left when the record stops. */
const left = 3

/** The first Job of a Storyline, played by chance until its time is nearly over. */
export function beforeTheEnd(): GameRecord {
  const { game } = adventuresEngine
  const options = game.readOptions({ players: 1, crewCount: '1', campaign: 'storyline' })
  const match = Match.start(game, options, 'chacha20:a Job in the browser')
  const random = openStream('sfc32:a Job in the browser')
  while (!match.over) {
    const { markers, last } = match.state.timeline
    if ((markers[0]?.moment ?? 0) > last - left) return recordOf(match)
    const [decision] = match.pending
    if (!decision) break
    // The money is kept for finding the next Job.
    const done = 'options' in decision ? decision.options.find(({ id }) => id === 'done') : undefined
    const value = done?.id ?? anyAnswer(decision, random)
    match.answer({ seat: decision.seat, decision: decision.number, value })
  }
  throw new Error('The Job was over before its time.')
}
