import type { GameState } from '@keep-flying/kernel'
import type { Standing } from '../end/history.ts'

/** Where a game of the registry stands, by its id: for the worker that plays records again. */
export const standings: Readonly<Record<string, () => Promise<(state: GameState) => Standing>>> = {
  verse: async () => (await import('./verse/end/standing.ts')).standingIn,
  encounters: async () => (await import('./encounters/end/standing.ts')).standingIn,
  adventures: async () => (await import('./adventures/end/standing.ts')).standingIn,
}
