import { writerOf } from '@keep-flying/encounters'
import { german } from '@keep-flying/encounters/de'
import type { GameWords } from '../../../../game/client.ts'
import { dock } from './dock.ts'
import { table } from './table.ts'

/** The words a table begins with. */
export const atTable: GameWords = {
  messages: { ...table, ...dock },
  texts: { ...german, write: writerOf(german) },
}
