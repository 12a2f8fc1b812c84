import type { GameEntry } from '../../src/game/client.ts'
import { lanterns } from './entry.ts'

/** In place of the client's own registry. */
export const games: readonly GameEntry[] = [lanterns]

export const firstGame = lanterns.id
