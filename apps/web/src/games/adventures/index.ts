import { writerFor } from '@keep-flying/adventures'
import { gameClient } from '../../game/game-client.ts'
import { withAllWords } from '../../i18n/current.ts'
import { later } from '../../ui/later.tsx'
import { cardParts } from './cards/parts.tsx'
import { dockParts } from './dock/parts.tsx'
import { names } from './names.tsx'
import { useScene } from './shop/use-scene.ts'
import { sounds } from './sounds.ts'
import { icons } from './style/icons.ts'
import { AdventuresTable } from './table.tsx'
import { tableParts } from './table-parts.tsx'
import { TurnSign } from './told/TurnSign.tsx'
import { opensTurn } from './turns.ts'
import { opened } from './view.ts'
import './style/tokens.css'

/** Firefly Adventures, as the shell knows it. */
export const adventuresClient = gameClient({
  id: 'adventures',
  Provider: AdventuresTable,
  writer: (view, texts) => writerFor(opened(view), texts),
  optionsOf: (view) => opened(view).options,
  table: tableParts,
  dock: dockParts,
  cards: cardParts,
  decks: async () => (await import('./decks/decks.ts')).deckParts,
  atEnd: async () => (await import('./end/index.ts')).atEnd,
  inWords: async () => (await import('./text-view/index.ts')).inWords,
  guide: async () => await import('./guide/hints.ts'),
  useScene,
  names,
  icons,
  sounds,
  opensTurn,
  TurnTold: later(async () => (await withAllWords(import('./told/Told.tsx'))).Told),
  TurnSign,
})
