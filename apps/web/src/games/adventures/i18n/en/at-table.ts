import { english, writerOf } from '@keep-flying/adventures'
import type { GameWords } from '../../../../game/client.ts'
import { crew } from './crew.ts'
import { dock } from './dock.ts'
import { table } from './table.ts'
import { timeline } from './timeline.ts'

/** The words a table begins with. */
export const atTable: GameWords = {
  messages: { ...table, ...timeline, ...dock, ...crew },
  texts: { ...english, write: writerOf(english) },
}
