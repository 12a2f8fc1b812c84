import { firstGame } from '../games/registry.ts'

/** The address of a page about a game; the first game need not be named. */
export function pageAbout(path: string, game: string): string {
  return game === firstGame ? path : `${path}?game=${encodeURIComponent(game)}`
}
