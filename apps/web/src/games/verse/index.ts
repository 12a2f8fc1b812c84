import { writerFor } from '@keep-flying/verse'
import { gameClient } from '../../game/game-client.ts'
import { dockParts } from './dock/parts.tsx'
import { useHints } from './guide/hints.ts'
import { names } from './names.tsx'
import { useScene } from './scene/use-scene.ts'
import { sounds } from './sounds.ts'
import { isVerseView, VerseTable } from './table.tsx'
import { tableParts } from './table-parts.tsx'
import { opensTurn } from './turns.ts'
import './style/tokens.css'

/** Firefly: The Game, as the shell knows it. */
export const verseClient = gameClient({
  id: 'verse',
  Provider: VerseTable,
  writer: (view, texts) => {
    if (!isVerseView(view)) throw new Error('This is not a view of this game.')
    return writerFor(view, texts)
  },
  table: tableParts,
  dock: dockParts,
  useScene,
  names,
  sounds,
  opensTurn,
  useHints,
})
