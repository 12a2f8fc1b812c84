import type { AnyEngine } from '@keep-flying/kernel'

/** What plays each game, by its id. Apart from the listings, so that a worker that only plays carries nothing else. */
export const gameEngines = {
  verse: async (): Promise<AnyEngine> => (await import('@keep-flying/verse/engine')).verseEngine,
  encounters: async (): Promise<AnyEngine> => (await import('@keep-flying/encounters/engine')).encountersEngine,
}
