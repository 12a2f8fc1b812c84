import { english, writerOf } from '@keep-flying/adventures'
import type { GameWords } from '../../../../game/client.ts'
import { table } from './table.ts'

/** The words a table begins with. */
export const atTable: GameWords = {
  messages: { ...table },
  texts: { ...english, write: writerOf(english) },
}
