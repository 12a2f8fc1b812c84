import { type AnyPackage, type GameState, type Language, usualBot } from '@keep-flying/kernel'
import { Trouble } from '../problems.ts'

/** A game as the server hosts it: its package and all of its languages. */
export interface HostedGame {
  readonly pack: AnyPackage
  /** English first. */
  readonly languages: readonly [Language<GameState>, ...Language<GameState>[]]
}

/** The games of a server by id. Nothing else in the server knows which games there are. */
export type Games = ReadonlyMap<string, HostedGame>

export async function hostGames(packages: readonly AnyPackage[]): Promise<Games> {
  const hosted = await Promise.all(packages.map(hostGame))
  return new Map(hosted.map((game) => [game.pack.game.id, game]))
}

export async function hostGame(pack: AnyPackage): Promise<HostedGame> {
  const translations = await Promise.all(Object.values(pack.translations).map((load) => load()))
  return { pack, languages: [pack.english, ...translations] }
}

/** The game's package; refuses the id of a game that is not hosted. */
export function packageOf(games: Games, id: string): AnyPackage {
  const hosted = games.get(id)
  if (hosted) return hosted.pack
  throw noSuchGame(id, [...games.keys()])
}

export function noSuchGame(id: string, all: readonly string[]): Trouble {
  return new Trouble('invalid', `There is no game "${id}"; choose ${anyOf(all)}.`, 'game')
}

/** The bot that sits down for somebody who goes. */
export function standInOf({ bots }: AnyPackage): string | null {
  return usualBot(bots)?.bot.id ?? null
}

/** "a", "a or b", "a, b or c". */
export function anyOf(ids: readonly string[]): string {
  const last = ids.at(-1) ?? ''
  return ids.length < 2 ? last : `${ids.slice(0, -1).join(', ')} or ${last}`
}
