import type { AnyEngine, AnyPackage, AnyReference, GameDescription } from '@keep-flying/kernel'
import { gameEngines } from './engines.ts'

/** A game that can be hosted. Nothing of it is loaded before it is wanted. */
export interface GameListing {
  readonly id: string
  /** The name in print. */
  readonly title: string
  /** How many hours a usual game takes, as its description has it. */
  readonly hours?: string
  load(): Promise<AnyPackage>
  /** The part of the package that a set-up page needs, for hosts to whom its weight matters. */
  describe(): Promise<GameDescription>
  /** The part of the package that plays the game, likewise. */
  engine(): Promise<AnyEngine>
  /** The rules in words, likewise. */
  reference(): Promise<AnyReference>
}

/**
 * Every game there is. A new game is one more entry here, one in `engines.ts`, and one in the client's own registry of
 * what it can draw.
 */
export const gameListings: readonly GameListing[] = [
  {
    id: 'verse',
    title: 'Firefly: The Game',
    hours: '2',
    load: async () => (await import('@keep-flying/verse/package')).versePackage,
    describe: async () => (await import('@keep-flying/verse/description')).verseDescription,
    engine: gameEngines.verse,
    reference: async () => (await import('@keep-flying/verse/reference')).verseReference,
  },
  {
    id: 'encounters',
    title: 'Legendary Encounters: Firefly',
    hours: '2',
    load: async () => (await import('@keep-flying/encounters/package')).encountersPackage,
    describe: async () => (await import('@keep-flying/encounters/description')).encountersDescription,
    engine: gameEngines.encounters,
    reference: async () => (await import('@keep-flying/encounters/reference')).encountersReference,
  },
]

/** All of them, for hosts that keep every game at hand. */
export function loadGames(): Promise<readonly AnyPackage[]> {
  return Promise.all(gameListings.map((listing) => listing.load()))
}
