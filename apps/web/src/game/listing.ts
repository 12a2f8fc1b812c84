import { type GameListing, gameListings } from '@keep-flying/games'
import { UnknownGame } from './unknown.ts'

/** The game of this id, from which its parts are loaded. Throws an UnknownGame. */
export function listingOf(id: string): GameListing {
  const listing = gameListings.find((one) => one.id === id)
  if (!listing) throw new UnknownGame(id)
  return listing
}
