import { english, writerOf } from '@keep-flying/encounters'
import type { GameWords } from '../../../../game/client.ts'
import { dock } from './dock.ts'
import { table } from './table.ts'

/** The words a table begins with. */
export const atTable: GameWords = {
  messages: { ...table, ...dock },
  texts: { ...english, write: writerOf(english) },
}
