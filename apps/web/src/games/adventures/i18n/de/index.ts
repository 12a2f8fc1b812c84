import type { GameWords } from '../../../../game/client.ts'
import { atTable } from './at-table.ts'
import { setup } from './setup.ts'
import { shop } from './shop.ts'

export const allWords: GameWords = {
  ...atTable,
  messages: { ...atTable.messages, ...setup, ...shop },
}
