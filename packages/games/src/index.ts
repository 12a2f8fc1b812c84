import type { AnyEngine, AnyPackage } from '@keep-flying/kernel'
import { type DescribedListing, describedGames, type GameId } from './described.ts'
import { gameEngines } from './engines.ts'

/** A game that can be hosted. Nothing of it is loaded before it is wanted. */
export interface GameListing extends DescribedListing {
  load(): Promise<AnyPackage>
  /** The part of the package that plays the game. */
  engine(): Promise<AnyEngine>
}

const packages: Readonly<Record<GameId, () => Promise<AnyPackage>>> = {
  verse: async () => (await import('@keep-flying/verse/package')).versePackage,
  encounters: async () => (await import('@keep-flying/encounters/package')).encountersPackage,
  adventures: async () => (await import('@keep-flying/adventures/package')).adventuresPackage,
}

/**
 * Every game there is. A new game is one more entry in `described.ts`, one line here and one in `engines.ts`, and one in
 * the client's own registry of what it can draw.
 */
export const gameListings: readonly GameListing[] = describedGames.map((game) => ({
  ...game,
  load: packages[game.id],
  engine: gameEngines[game.id],
}))

/** All of them, for hosts that keep every game at hand. */
export function loadGames(): Promise<readonly AnyPackage[]> {
  return Promise.all(gameListings.map((listing) => listing.load()))
}
