import { type Text, text } from '@keep-flying/kernel'
import { readCarried } from './carried.ts'
import { campaignScore } from './rules/campaign-score.ts'

/** Where a campaign stands, by what a game takes from the one before it. */
export function campaignStands(taken: unknown): Text {
  const { played, scores } = readCarried(taken)
  const won = scores.filter((game) => game.won).length
  return text('campaign.stands', { game: played + 1, won, points: campaignScore(scores) })
}
