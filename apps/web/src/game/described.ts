import type { GameDescription } from '@keep-flying/kernel'
import { use } from 'react'
import { listingOf } from './listing.ts'
import { entryOf } from './open.ts'
import type { GameSetup } from './setup.ts'

/** A game as far as it takes to set it up. */
export interface DescribedGame extends GameDescription {
  readonly id: string
  readonly setup: GameSetup
}

const loaded = new Map<string, Promise<DescribedGame>>()

export function describedGame(id: string): Promise<DescribedGame> {
  const known = loaded.get(id)
  if (known) return known
  const loading = load(id)
  loaded.set(id, loading)
  loading.catch(() => loaded.delete(id))
  return loading
}

async function load(id: string): Promise<DescribedGame> {
  const [description, setup] = await Promise.all([listingOf(id).describe(), entryOf(id).setup()])
  return { ...description, id, setup }
}

/** The same for a page, once it is there. */
export function useDescribedGame(id: string): DescribedGame {
  return use(describedGame(id))
}
