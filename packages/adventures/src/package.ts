import type { GamePackage, Language } from '@keep-flying/kernel'
import { balance } from './balance.ts'
import { adventuresDescription } from './description.ts'
import { adventuresEngine } from './engine.ts'
import { checkLaws } from './laws.ts'
import type { Options } from './options.ts'
import { adventuresReference } from './reference.ts'
import { momentNow } from './rules/timeline.ts'
import { campaignStands } from './standing.ts'
import type { State } from './state.ts'
import { english, type Language as Words, writerFor, writerOf } from './text/languages.ts'

/** Firefly Adventures: Brigands & Browncoats, as every host takes it. */
export const adventuresPackage: GamePackage<State, Options> = {
  ...adventuresDescription,
  ...adventuresEngine,
  ...adventuresReference,
  length: { unit: 'Moments', of: ({ timeline }) => momentNow(timeline) },
  english: languageOf(english),
  translations: { de: async () => languageOf((await import('./text/german.ts')).german) },
  checkLaws,
  balance,
  describeCampaign: campaignStands,
}

function languageOf(words: Words): Language<State> {
  return { locale: words.locale, write: writerOf(words), writerFor: (state) => writerFor(state, words) }
}
