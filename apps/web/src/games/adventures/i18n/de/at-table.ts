import { writerOf } from '@keep-flying/adventures'
import { german } from '@keep-flying/adventures/de'
import type { GameWords } from '../../../../game/client.ts'
import { table } from './table.ts'

/** The words a table begins with. */
export const atTable: GameWords = {
  messages: { ...table },
  texts: { ...german, write: writerOf(german) },
}
