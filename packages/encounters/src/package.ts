import type { GamePackage, Language } from '@keep-flying/kernel'
import { balance } from './balance.ts'
import { encountersDescription } from './description.ts'
import { encountersEngine } from './engine.ts'
import { checkLaws } from './laws.ts'
import type { Options } from './options.ts'
import { encountersReference } from './reference.ts'
import { campaignStands } from './standing.ts'
import type { State } from './state.ts'
import { english, type Language as Words, writerFor, writerOf } from './text/languages.ts'

/** Legendary Encounters: Firefly, as every host takes it. */
export const encountersPackage: GamePackage<State, Options> = {
  ...encountersDescription,
  ...encountersEngine,
  ...encountersReference,
  length: { unit: 'turns', of: ({ turns }) => turns },
  english: languageOf(english),
  translations: { de: async () => languageOf((await import('./text/german.ts')).german) },
  checkLaws,
  balance,
  describeCampaign: campaignStands,
}

function languageOf(words: Words): Language<State> {
  return { locale: words.locale, write: writerOf(words), writerFor: (state) => writerFor(state, words) }
}
