import { anyAnswer, type Decision, type GameRecord, Match, openStream, recordOf } from '@keep-flying/kernel'
import { readOptions, verse } from '@keep-flying/verse'
import { bots } from '@keep-flying/verse/bots'

/** A game that bots played to its end: short, and the same every time. */
export function finishedGame(): GameRecord {
  const options = readOptions({ players: 2, story: 'first-time', startingJobs: 'first-game' })
  const match = Match.start(verse, options, 'chacha20:a short game for the tests')
  const random = openStream('sfc32:a short game for the tests')
  const choose = (decision: Decision) => {
    const { seat } = decision
    const imagine = () => null
    return bots.captain.choose({ seat, decision, view: () => match.view(seat), imagine, random })
  }
  while (!match.over) {
    const decision = match.pending.find(({ standing }) => !standing)
    if (!decision) throw new Error('The game waits for nobody.')
    const { seat, number } = decision
    match.answer({ seat, decision: number, value: choose(decision) ?? anyAnswer(decision, random) })
  }
  return recordOf(match)
}
