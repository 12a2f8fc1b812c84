import { readFields } from '@keep-flying/kernel'
import { describedGame } from '../game/described.ts'
import { nextInCampaign } from '../session/storage.ts'

/** Makes the next game of a campaign of this browser; its id. */
export async function goOn(id: string, game: string): Promise<string | null> {
  const { options, setup } = await describedGame(game)
  return nextInCampaign(id, (asked) => setup.titleOf(readFields(options, asked)))
}
