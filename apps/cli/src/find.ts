import { type GameListing, gameListings } from '@keep-flying/games'
import type { AnyPackage } from '@keep-flying/kernel'
import { UsageError } from './args.ts'
import { terminalGames } from './games/registry.ts'
import type { AnyTerminalGame } from './terminal/game.ts'
import { either } from './terminal/words.ts'

/** The games of the registry, by id. */

function listingOf(id: string): GameListing {
  const listing = gameListings.find((one) => one.id === id)
  if (!listing) throw new UsageError(`There is no game "${id}"; choose ${either(gameListings.map((one) => one.id))}.`)
  return listing
}

export function findGame(id: string): Promise<AnyPackage> {
  return listingOf(id).load()
}

export async function findTerminal(id: string): Promise<AnyTerminalGame> {
  const load = terminalGames[listingOf(id).id]
  if (!load) throw new UsageError(`The game "${id}" cannot be shown in a terminal.`)
  return load()
}
