import type { GameWords } from '../../../../game/client.ts'
import { atTable } from './at-table.ts'
import { intermission } from './intermission.ts'
import { setup } from './setup.ts'
import { story } from './story.ts'
import { told } from './told.ts'
import { words } from './words.ts'

export const allWords: GameWords = {
  ...atTable,
  messages: { ...atTable.messages, ...intermission, ...setup, ...story, ...told, ...words },
}
