import { writerFor } from '@keep-flying/adventures'
import { gameClient } from '../../game/game-client.ts'
import { dockParts } from './dock/parts.tsx'
import { sounds } from './sounds.ts'
import { icons } from './style/icons.ts'
import { AdventuresTable, opened } from './table.tsx'
import { tableParts } from './table-parts.tsx'
import './style/tokens.css'

/** Firefly Adventures, as the shell knows it. */
export const adventuresClient = gameClient({
  id: 'adventures',
  Provider: AdventuresTable,
  writer: (view, texts) => writerFor(opened(view), texts),
  optionsOf: (view) => opened(view).options,
  table: tableParts,
  dock: dockParts,
  icons,
  sounds,
})
