import type { GamePackage, Language } from '@keep-flying/kernel'
import { balance } from './balance.ts'
import { everyBox } from './boxes/all.ts'
import { verseDescription } from './description.ts'
import { verseEngine } from './engine.ts'
import { checkLaws } from './laws.ts'
import type { Options } from './options.ts'
import { verseReference } from './reference.ts'
import type { State } from './state.ts'
import { aheadMessages } from './text/en/ahead.ts'
import { english, type Language as Words, writerFor, writerOf } from './text/languages.ts'

/** Firefly: The Game, as every host takes it. */
export const versePackage: GamePackage<State, Options> = {
  ...verseDescription,
  ...verseEngine,
  ...verseReference,
  length: { unit: 'rounds', of: ({ round }) => round },
  english: languageOf({ ...english, messages: { ...english.messages, ...aheadMessages } }),
  translations: {
    de: async () => {
      const [{ german }, ahead] = await Promise.all([import('./text/german.ts'), import('./text/de/ahead.ts')])
      return languageOf({ ...german, messages: { ...german.messages, ...ahead.aheadMessages } })
    },
  },
  checkLaws,
  balance,
}

function languageOf(words: Words): Language<State> {
  return {
    locale: words.locale,
    write: writerOf(everyBox, words),
    writerFor: (state) => writerFor(state, words),
  }
}
