import type { Messages } from '@keep-flying/kernel'
import { board } from './board.ts'
import { dice } from './dice.ts'
import { dock } from './dock.ts'
import { firstEnglish } from './first.ts'
import { log } from './log.ts'
import { table } from './table.ts'

/** The words a table begins with. */
export const englishAtTable: Messages = { ...firstEnglish, ...table, ...board, ...dock, ...dice, ...log }
