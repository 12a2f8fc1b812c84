import { baseBox, writerOf } from '@keep-flying/verse'
import { aheadMessages } from '@keep-flying/verse/ahead/de'
import { settingUpMessages } from '@keep-flying/verse/setting-up/de'
import type { GameWords } from '../../../../game/client.ts'
import { atTable } from './at-table.ts'
import { choosing } from './choosing.ts'
import { deck } from './deck.ts'
import { guide } from './guide.ts'
import { market } from './market.ts'
import { notes } from './notes.ts'
import { repeats } from './repeats.ts'
import { setup } from './setup.ts'
import { story } from './story.ts'
import { told } from './told.ts'
import { words } from './words.ts'
import { work } from './work.ts'

const language = {
  locale: atTable.texts.locale,
  messages: { ...atTable.texts.messages, ...aheadMessages, ...settingUpMessages },
}

export const allWords: GameWords = {
  texts: { ...language, write: writerOf(baseBox, language) },
  messages: {
    ...atTable.messages,
    ...choosing,
    ...deck,
    ...guide,
    ...market,
    ...notes,
    ...repeats,
    ...setup,
    ...story,
    ...told,
    ...words,
    ...work,
  },
}
