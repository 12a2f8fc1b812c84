import type { AnyTerminalGame } from '../terminal/game.ts'

/** What each game brings for the terminal, by the game's id: one line per game. */
export const terminalGames: Readonly<Record<string, () => Promise<AnyTerminalGame>>> = {
  verse: async () => (await import('./verse/index.ts')).verseTerminal,
  encounters: async () => (await import('./encounters/index.ts')).encountersTerminal,
  adventures: async () => (await import('./adventures/index.ts')).adventuresTerminal,
}
