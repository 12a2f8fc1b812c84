import type { AnyEngine } from '@keep-flying/kernel'
import type { GameId } from './described.ts'

/** What plays each game, by its id. Apart from the listings, so that a worker that only plays carries nothing else. */
export const gameEngines: Readonly<Record<GameId, () => Promise<AnyEngine>>> = {
  verse: async () => (await import('@keep-flying/verse/engine')).verseEngine,
  encounters: async () => (await import('@keep-flying/encounters/engine')).encountersEngine,
  adventures: async () => (await import('@keep-flying/adventures/engine')).adventuresEngine,
}
