import type { Messages } from '@keep-flying/kernel'
import { dock } from './dock.ts'
import { firstGerman } from './first.ts'
import { log } from './log.ts'
import { online } from './online.ts'
import { table } from './table.ts'

/** The words a table begins with. */
export const germanAtTable: Messages = { ...firstGerman, ...table, ...dock, ...log, ...online }
