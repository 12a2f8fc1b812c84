import { baseBox, english, writerOf } from '@keep-flying/verse'
import type { GameWords } from '../../../../game/client.ts'
import { chart } from './chart.ts'
import { dock } from './dock.ts'
import { scene } from './scene.ts'
import { ship } from './ship.ts'

/** The words a table begins with. */
export const atTable: GameWords = {
  messages: { ...chart, ...dock, ...ship, ...scene },
  texts: { ...english, write: writerOf(baseBox, english) },
}
