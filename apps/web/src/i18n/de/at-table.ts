import { german } from '@keep-flying/verse/de'
import type { WholeTongue } from '../language.tsx'
import { app } from './app.ts'
import { chart } from './chart.ts'
import { dock } from './dock.ts'
import { home } from './home.ts'
import { log } from './log.ts'
import { online } from './online.ts'
import { scene } from './scene.ts'
import { ship } from './ship.ts'
import { table } from './table.ts'

/** The words a table begins with. */
export const germanAtTable: WholeTongue = {
  locale: 'de',
  messages: { ...app, ...home, ...table, ...chart, ...ship, ...dock, ...scene, ...log, ...online },
  game: german,
}
