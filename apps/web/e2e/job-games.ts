import { adventuresEngine } from '@keep-flying/adventures/engine'
import { anyAnswer, type GameRecord, Match, openStream, recordOf } from '@keep-flying/kernel'

/** The first Job of a Storyline, played by chance until its time is nearly over. */
export function beforeTheEnd(): GameRecord {
  return nearlyOver({ players: 1, crewCount: '1', campaign: 'storyline' }, 3)
}

/** A Job of two players, one with two Crew Members, nearly over. */
export function beforeTheEndTogether(): GameRecord {
  return nearlyOver({ players: 2, crewCount: '3' }, 8)
}

/** A Job that was played by chance until so many Moments were left. */
function nearlyOver(wishes: object, left: number): GameRecord {
  const { game } = adventuresEngine
  const options = game.readOptions(wishes)
  const match = Match.start(game, options, 'chacha20:a Job in the browser')
  const random = openStream('sfc32:a Job played by chance')
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
