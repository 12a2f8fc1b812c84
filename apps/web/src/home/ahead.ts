import { openGame } from '../game/open.ts'

/** Fetches what the first press will ask for while the person still reads: the board, its words, how a game begins. */
export function fetchAhead(game: string): void {
  // What did not come is asked for again when it is needed.
  void Promise.allSettled([
    import('./begin.ts').then(({ prepare }) => prepare(game)),
    import('../table/LocalTable.tsx'),
    openGame(game),
  ])
}
