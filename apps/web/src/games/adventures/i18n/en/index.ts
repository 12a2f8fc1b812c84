import type { GameWords } from '../../../../game/client.ts'
import { atTable } from './at-table.ts'

export const allWords: GameWords = {
  ...atTable,
  messages: { ...atTable.messages },
}
