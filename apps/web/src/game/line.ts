import { gameListings } from '@keep-flying/games'

/** What a list says of a game in one line. What there is nothing to say of is left out. */
export function inOneLine(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ')
}

/** What a game is called in print, where there are others it could be; empty where there is only one. */
export function titleBesideOthers(id: string): string {
  return gameListings.length > 1 ? (gameListings.find((one) => one.id === id)?.title ?? id) : ''
}
