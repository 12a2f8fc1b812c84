import type { GameListing } from '@keep-flying/games'
import type { AnyEngine } from '@keep-flying/kernel'

/** The games of a thread: each is loaded when it is first needed. */
export class Engines {
  readonly #listings: readonly GameListing[]
  readonly #loaded = new Map<string, Promise<AnyEngine>>()

  constructor(listings: readonly GameListing[]) {
    this.#listings = listings
  }

  get ids(): readonly string[] {
    return this.#listings.map(({ id }) => id)
  }

  /** What plays a game, whatever its options are; null if there is no such game. */
  of(game: string): Promise<AnyEngine> | null {
    const known = this.#loaded.get(game)
    if (known) return known
    const listing = this.#listings.find(({ id }) => id === game)
    if (!listing) return null
    const loading = whole(listing)
    this.#loaded.set(game, loading)
    return loading
  }
}

async function whole(listing: GameListing): Promise<AnyEngine> {
  const engine = await listing.engine()
  await engine.prepare?.()
  return engine
}

/** Those that a module lists, which whoever starts the thread names. */
export async function enginesIn(module: string): Promise<Engines> {
  const { gameListings }: { gameListings: readonly GameListing[] } = await import(module)
  return new Engines(gameListings)
}
