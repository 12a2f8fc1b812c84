import { type GamePackage, type Language, text } from '@keep-flying/kernel'
import { balance } from './balance.ts'
import { readCarried } from './carried.ts'
import { encountersDescription } from './description.ts'
import { encountersEngine } from './engine.ts'
import { checkLaws } from './laws.ts'
import type { Options } from './options.ts'
import { encountersReference } from './reference.ts'
import { campaignScore } from './rules/campaign.ts'
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
  describeCampaign(taken) {
    const { played, scores } = readCarried(taken)
    const won = scores.filter((game) => game.won).length
    return text('campaign.stands', { game: played + 1, won, points: campaignScore(scores) })
  },
}

function languageOf(words: Words): Language<State> {
  return { locale: words.locale, write: writerOf(words), writerFor: (state) => writerFor(state, words) }
}
