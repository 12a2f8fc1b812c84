import type { Text } from '@keep-flying/kernel'
import type { AskedOptions, GameSetup } from '../game/setup.ts'
import type { StoredGame } from '../session/storage.ts'

/** A campaign of this browser that can go on. */
export interface OpenCampaign {
  readonly game: StoredGame
  readonly stands: Text
  /** Whether its next game is still to be made. */
  readonly isNew: boolean
}

/** Games under way that follow another, and finished ones that none follows yet. */
export function campaignsIn(games: readonly StoredGame[], stands: GameSetup['stands']): readonly OpenCampaign[] {
  const followed = new Set(games.map(({ options }) => JSON.stringify(options)))
  return games.flatMap((game) => {
    if (!game.over) return opened(game, game.options, false)
    const { next } = game
    return next && !followed.has(JSON.stringify(next.options)) ? opened(game, next.options, true) : []
  })

  function opened(game: StoredGame, options: unknown, isNew: boolean): readonly OpenCampaign[] {
    const where = isAsked(options) ? standing(options) : null
    return where ? [{ game, stands: where, isNew }] : []
  }

  /** This version of the game may not be able to read what an older one handed on. */
  function standing(options: AskedOptions): Text | null {
    try {
      return stands?.(options) ?? null
    } catch {
      return null
    }
  }
}

function isAsked(options: unknown): options is AskedOptions {
  return typeof options === 'object' && options !== null
}
