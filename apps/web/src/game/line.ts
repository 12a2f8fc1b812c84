import { describedGames } from '@keep-flying/games/described'
import { games } from '../games/registry.ts'

/** What a list says of a game in one line. What there is nothing to say of is left out. */
export function inOneLine(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ')
}

/** What a game is called in print, where it could be another; empty for the only one that this client shows. */
export function titleBesideOthers(id: string): string {
  const [only, ...others] = games
  if (only?.id === id && others.length === 0) return ''
  return describedGames.find((one) => one.id === id)?.title ?? id
}
