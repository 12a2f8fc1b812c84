import type { Box, Module } from '../box.ts'
import { base } from '../catalog/index.ts'
import { settingUpMessages as inGerman } from '../text/de/setting-up.ts'
import { settingUpMessages as inEnglish } from '../text/en/setting-up.ts'
import { addWords, boxWith, everyBoxId } from './known.ts'
import { loadModules, loadWords } from './load.ts'
import { loadEngines } from './load-engines.ts'

/** Whoever imports this has every box at hand, with its advice and its words: hosts, and tests. */
await Promise.all([
  loadModules(everyBoxId),
  loadEngines(everyBoxId),
  loadWords(everyBoxId, 'en'),
  loadWords(everyBoxId, 'de'),
])

addWords('base', 'en', inEnglish)
addWords('base', 'de', inGerman)

/** Everything there is of the game. */
export const everyBox: Box = boxWith(everyBoxId)

/** What each box brings, the base box apart. */
export const modules: readonly Module[] = everyBox.modules.filter((module) => module !== base)
