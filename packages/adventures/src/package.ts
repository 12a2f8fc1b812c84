import { type GamePackage, type Language, text } from '@keep-flying/kernel'
import { balance } from './balance.ts'
import { readCarried } from './carried.ts'
import { storyline } from './catalog/storyline.ts'
import { adventuresDescription } from './description.ts'
import { adventuresEngine } from './engine.ts'
import { checkLaws } from './laws.ts'
import type { Options } from './options.ts'
import { adventuresReference } from './reference.ts'
import { momentNow } from './rules/timeline.ts'
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
  describeCampaign(taken) {
    const { jobs, credits, intel, next } = readCarried(taken)
    const what = { name: 'job', id: next.job }
    const job = jobs.length + 1
    return text('campaign.stands', { job, of: storyline.jobs, what, credits, goal: storyline.goal, intel })
  },
}

function languageOf(words: Words): Language<State> {
  return { locale: words.locale, write: writerOf(words), writerFor: (state) => writerFor(state, words) }
}
