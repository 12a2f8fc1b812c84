import type { Bot, Game, GameState } from '@keep-flying/kernel'
import type { BotInfo, GameInfo } from '@keep-flying/protocol'
import { verse } from '@keep-flying/verse'
import { bots } from '@keep-flying/verse/bots'
import { Trouble } from './problems.ts'

/** A game as the server hosts it: it needs to know no game's own state or options. */
export interface HostedGame {
  readonly game: Game<GameState, unknown>
  readonly title: string
  readonly bots: readonly HostedBot[]
}

export interface HostedBot extends BotInfo {
  readonly bot: Bot<GameState>
}

export type Games = ReadonlyMap<string, HostedGame>

export const games: Games = new Map([
  [
    verse.id,
    {
      game: verse,
      title: 'Firefly: The Game',
      bots: [
        {
          id: 'drifter',
          name: 'Drifter',
          strength: 1,
          about: 'Goes wherever chance takes it.',
          bot: bots.drifter,
        },
        {
          id: 'captain',
          name: 'Captain',
          strength: 3,
          about: 'Plans its jobs, minds its crew and plays to win.',
          bot: bots.captain,
        },
      ],
    },
  ],
])

export function hosted(games: Games, id: string): HostedGame {
  const game = games.get(id)
  if (!game) throw new Trouble('invalid', `There is no game "${id}"; there is ${[...games.keys()].join(', ')}.`, 'game')
  return game
}

export function gameInfo({ game, title, bots }: HostedGame): GameInfo {
  return {
    id: game.id,
    title,
    rules: game.rules,
    cooperative: game.cooperative ?? false,
    bots: bots.map(({ bot: _, ...info }) => info),
  }
}
