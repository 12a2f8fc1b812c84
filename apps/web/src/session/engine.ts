import { gameEngines } from '@keep-flying/games/engines'
import type { AnyEngine } from '@keep-flying/kernel'
import { UnknownGame } from '../game/unknown.ts'

/** Loads what plays a game with these options, and nothing of any other. Rejects with an UnknownGame. */
export async function engineFor(game: string, options: unknown): Promise<AnyEngine> {
  const engines: Readonly<Record<string, () => Promise<AnyEngine>>> = gameEngines
  const load = Object.hasOwn(engines, game) ? engines[game] : undefined
  if (!load) throw new UnknownGame(game)
  const engine = await load()
  await engine.prepare?.(options)
  return engine
}
