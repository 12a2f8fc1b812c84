import type { AnyPackage, GameState, Match, Outcome } from '@keep-flying/kernel'
import type { Screen } from './terminal/game.ts'
import { all } from './terminal/words.ts'

/** How a game came out, or how far it has come, in a sentence or two. */
export function describeEnd(game: AnyPackage, match: Match<GameState, unknown>, screen: Screen): string {
  const { state } = match
  const say = game.english.writerFor(state)
  const outcome = match.over ? game.game.outcome(state) : null
  const progress = say(game.progress(state))
  if (!outcome) return match.over ? 'The game is over.' : `Not over yet: ${progress}.`
  return [`${verdict(outcome, screen)} (${progress}).`, say(outcome.reason), ...scoreWords(outcome, screen)].join(' ')
}

function verdict(outcome: Outcome, { seatName }: Screen): string {
  if (outcome.by === 'team') return outcome.won ? 'The team won' : 'The team lost'
  return outcome.winners.length === 0 ? 'Nobody won' : `${all(outcome.winners.map(seatName))} won`
}

function scoreWords(outcome: Outcome, { seatName }: Screen): readonly string[] {
  if (outcome.by === 'team') return outcome.score === undefined ? [] : [`Score: ${shown(outcome.score)}.`]
  if (!outcome.scores) return []
  return [`Scores: ${outcome.scores.map((score, seat) => `${seatName(seat)} ${shown(score)}`).join(', ')}.`]
}

function shown(score: number): string {
  return score.toLocaleString('en')
}
