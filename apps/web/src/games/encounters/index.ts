import { writerFor } from '@keep-flying/encounters'
import { gameClient } from '../../game/game-client.ts'
import { withAllWords } from '../../i18n/current.ts'
import { later } from '../../ui/later.tsx'
import { cardParts } from './cards/parts.tsx'
import { dockParts } from './dock/parts.tsx'
import { useScene } from './scene/use-scene.ts'
import { sounds } from './sounds.ts'
import { icons } from './style/icons.ts'
import { EncountersTable } from './table.tsx'
import { tableParts } from './table-parts.tsx'
import { opensTurn } from './turns.ts'
import { opened } from './view.ts'
import './style/tokens.css'

/** Legendary Encounters: Firefly, as the shell knows it. */
export const encountersClient = gameClient({
  id: 'encounters',
  Provider: EncountersTable,
  writer: (view, texts) => writerFor(opened(view), texts),
  optionsOf: (view) => opened(view).options,
  table: tableParts,
  dock: dockParts,
  cards: cardParts,
  icons,
  decks: async () => (await import('./decks/decks.ts')).deckParts,
  atEnd: async () => (await import('./end/index.ts')).atEnd,
  inWords: async () => (await import('./text-view/index.ts')).inWords,
  guide: async () => await import('./guide/hints.ts'),
  motion: async () => await import('./motion/motions.ts'),
  useScene,
  sounds,
  opensTurn,
  TurnTold: later(async () => (await withAllWords(import('./told/Told.tsx'))).Told),
})
