import type { GameEntry } from '../game/client.ts'
import { adventures } from './adventures/entry.ts'
import { encounters } from './encounters/entry.ts'
import { verse } from './verse/entry.ts'

/** The games this client can show. Only here is a game named. */
export const games: readonly GameEntry[] = [verse, encounters, adventures]

/** The game of *Play now*, and of pages that name none. */
export const firstGame = verse.id
