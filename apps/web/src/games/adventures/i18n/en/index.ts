import type { GameWords } from '../../../../game/client.ts'
import { atTable } from './at-table.ts'
import { end } from './end.ts'
import { guide } from './guide.ts'
import { setup } from './setup.ts'
import { shop } from './shop.ts'
import { told } from './told.ts'
import { words } from './words.ts'

export const allWords: GameWords = {
  ...atTable,
  messages: { ...atTable.messages, ...end, ...guide, ...setup, ...shop, ...told, ...words },
}
