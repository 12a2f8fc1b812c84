import { homes } from '../games/homes.ts'
import type { GameHome } from './home.ts'

/** What the first page shows of a game. */
export function homeOf(id: string): GameHome {
  const home = homes[id]
  if (!home) throw new Error(`The first page knows nothing of the game "${id}".`)
  return home
}
