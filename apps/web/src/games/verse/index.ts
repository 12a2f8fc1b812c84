import { writerFor } from '@keep-flying/verse'
import { gameClient } from '../../game/game-client.ts'
import { withAllWords } from '../../i18n/current.ts'
import { later } from '../../ui/later.tsx'
import { missingBoxes } from './boxes.ts'
import { cardParts } from './cards/parts.tsx'
import { dockParts } from './dock/parts.tsx'
import { names } from './names.tsx'
import { useScene } from './scene/use-scene.ts'
import { sounds } from './sounds.ts'
import { VerseTable } from './table.tsx'
import { tableParts } from './table-parts.tsx'
import { opensTurn } from './turns.ts'
import { opened } from './view.ts'
import './style/tokens.css'

/** Firefly: The Game, as the shell knows it. */
export const verseClient = gameClient({
  id: 'verse',
  Provider: VerseTable,
  writer: (view, texts) => writerFor(opened(view), texts),
  optionsOf: (view) => opened(view).options,
  missing: missingBoxes,
  table: tableParts,
  dock: dockParts,
  cards: cardParts,
  decks: async () => (await import('./decks/decks.ts')).deckParts,
  atEnd: async () => (await import('./end/index.ts')).atEnd,
  inWords: async () => (await import('./text-view/index.ts')).inWords,
  useScene,
  names,
  sounds,
  opensTurn,
  TurnTold: later(async () => (await withAllWords(import('./told/Told.tsx'))).Told),
  guide: () => import('./guide/hints.ts'),
})
