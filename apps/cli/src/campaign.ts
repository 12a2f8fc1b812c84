import type { GameState, Match } from '@keep-flying/kernel'

/** What a finished game hands on to the next one of its campaign; null if it was no game of one, or the last. */
export function nextInCampaign({ game, state, options, over }: Match<GameState, unknown>): unknown {
  const { campaign } = game
  if (!over || !campaign || campaign.next(state, options) === null) return null
  return campaign.handsOn(state, options)
}
