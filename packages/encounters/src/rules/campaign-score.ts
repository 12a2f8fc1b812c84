import { type GameResult, gamesInAll } from '../carried.ts'

/** Bonus for winning a game of a campaign, by its place; and for winning all. */
const winBonus = [0, 5, 10, 15, 20] as const
const allWonBonus = 20

/** The score of a campaign: of its games, and for those that were won. */
export function campaignScore(results: readonly GameResult[]): number {
  const games = results.reduce((sum, { score, won }, game) => sum + score + (won ? (winBonus[game] ?? 0) : 0), 0)
  return games + (results.length === gamesInAll && results.every(({ won }) => won) ? allWonBonus : 0)
}
