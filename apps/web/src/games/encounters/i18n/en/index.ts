import type { GameWords } from '../../../../game/client.ts'
import { atTable } from './at-table.ts'
import { guide } from './guide.ts'
import { intermission } from './intermission.ts'
import { notes } from './notes.ts'
import { setup } from './setup.ts'
import { story } from './story.ts'
import { told } from './told.ts'
import { words } from './words.ts'

export const allWords: GameWords = {
  ...atTable,
  messages: { ...atTable.messages, ...guide, ...intermission, ...notes, ...setup, ...story, ...told, ...words },
}
