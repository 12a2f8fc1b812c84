import { adventuresEngine } from '@keep-flying/adventures/engine'
import { anyAnswer, type GameRecord, Match, openStream, recordOf } from '@keep-flying/kernel'

/** One player with two Crew Members against a Boss, played by chance until the Boss moves a Goon for the first time. */
export function beforeTheBoss(): GameRecord {
  const { game } = adventuresEngine
  const options = game.readOptions({ players: 2, boss: true, crewCount: '2' })
  const match = Match.start(game, options, 'chacha20:a Boss in the browser')
  const random = openStream('sfc32:a Boss in the browser')
  while (!match.over) {
    const [decision] = match.pending
    if (!decision) break
    if (decision.kind === 'boss.action') return recordOf(match)
    match.answer({ seat: decision.seat, decision: decision.number, value: anyAnswer(decision, random) })
  }
  throw new Error('The Boss had nothing to do.')
}
