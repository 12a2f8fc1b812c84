import { plainDock } from '../dock/plain.tsx'
import { plainTable } from '../table/plain.tsx'
import { once } from '../ui/once.ts'
import type { DockParts, GameClient, TableParts } from './client.ts'

/** What a game cannot do without. */
type Needed = Pick<GameClient, 'id' | 'writer'>

/** A game's own parts: whatever it leaves out, the shell does in its plain way. */
export interface GameParts extends Needed, Partial<Omit<GameClient, keyof Needed | 'table' | 'dock'>> {
  readonly table: Pick<TableParts, 'useHeading' | 'Board'> & Partial<TableParts>
  readonly dock?: Partial<DockParts>
}

const plainWords = async () => (await import('../text-view/plain.tsx')).plainWords

const plainEnd = async () => (await import('../end/plain.ts')).plainEnd

/** A game as the shell takes it, made of its own parts and the shell's plain ones. */
export function gameClient(parts: GameParts): GameClient {
  const {
    table,
    dock,
    decks = null,
    guide = null,
    motion = null,
    inWords = plainWords,
    atEnd = plainEnd,
    ...own
  } = parts
  return {
    Provider: ({ children }) => children,
    optionsOf: () => null,
    missing: () => null,
    cards: null,
    useScene: () => null,
    names: {},
    sounds: {},
    icons: null,
    opensTurn: () => null,
    TurnTold: null,
    TurnSign: null,
    ...own,
    decks: decks && once(decks),
    guide: guide && once(guide),
    motion: motion && once(motion),
    inWords: once(inWords),
    atEnd: once(atEnd),
    table: { ...plainTable, ...table },
    dock: { ...plainDock, ...dock },
  }
}
