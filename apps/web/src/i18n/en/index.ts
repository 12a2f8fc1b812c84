import type { Messages } from '@keep-flying/kernel'
import { chart } from '../../games/verse/i18n/en/chart.ts'
import { guide } from '../../games/verse/i18n/en/guide.ts'
import { scene } from '../../games/verse/i18n/en/scene.ts'
import { ship } from '../../games/verse/i18n/en/ship.ts'
import { app } from './app.ts'
import { decks } from './decks.ts'
import { dock } from './dock.ts'
import { end } from './end.ts'
import { home } from './home.ts'
import { log } from './log.ts'
import { online } from './online.ts'
import { replay } from './replay.ts'
import { rules } from './rules.ts'
import { setup } from './setup.ts'
import { table } from './table.ts'
import { text } from './text.ts'

/** The screen's own words, a file an area. */
export const englishMessages: Messages = {
  ...app,
  ...home,
  ...setup,
  ...table,
  ...chart,
  ...ship,
  ...dock,
  ...scene,
  ...log,
  ...rules,
  ...decks,
  ...text,
  ...end,
  ...replay,
  ...online,
  ...guide,
}
