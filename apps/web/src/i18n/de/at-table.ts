import { german } from '@keep-flying/verse/de'
import { chart } from '../../games/verse/i18n/de/chart.ts'
import { scene } from '../../games/verse/i18n/de/scene.ts'
import { ship } from '../../games/verse/i18n/de/ship.ts'
import type { WholeLanguage } from '../language.tsx'
import { app } from './app.ts'
import { dock } from './dock.ts'
import { home } from './home.ts'
import { log } from './log.ts'
import { online } from './online.ts'
import { table } from './table.ts'

/** The words a table begins with. */
export const germanAtTable: WholeLanguage = {
  locale: 'de',
  messages: { ...app, ...home, ...table, ...chart, ...ship, ...dock, ...scene, ...log, ...online },
  game: german,
}
