import { type DescribedListing, describedGames } from '@keep-flying/games/described'
import { UnknownGame } from './unknown.ts'

/** The game of this id, from which its parts are loaded. Throws an UnknownGame. */
export function listingOf(id: string): DescribedListing {
  const listing = describedGames.find((one) => one.id === id)
  if (!listing) throw new UnknownGame(id)
  return listing
}
