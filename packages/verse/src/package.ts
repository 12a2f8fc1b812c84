import { type Chapter, type GamePackage, type Language, text } from '@keep-flying/kernel'
import { captain, drifter } from './bot/index.ts'
import { boxWith, expansions } from './boxes/index.ts'
import { checkLaws } from './laws.ts'
import { type Options, optionFields } from './options.ts'
import { verse } from './rules/game.ts'
import type { State } from './state.ts'
import { english, type Language as Words, writerFor, writerOf } from './text/languages.ts'

/** Firefly: The Game, as every host takes it. */
export const versePackage: GamePackage<State, Options> = {
  game: verse,
  title: 'Firefly: The Game',
  about: text('about.game'),
  bots: [
    { bot: drifter, name: 'Drifter', strength: 1, about: text('about.drifter') },
    { bot: captain, name: 'Captain', strength: 3, about: text('about.captain') },
  ],
  options: optionFields,
  progress: ({ phase, round }) => (phase === 'set-up' ? text('progress.set-up') : text('progress.round', { round })),
  length: { unit: 'rounds', of: ({ round }) => round },
  english: languageOf(english),
  translations: { de: async () => languageOf((await import('./text/german.ts')).german) },
  reference,
  tags: ['base', ...expansions.map(({ id }) => id)],
  tagsIn: (options) => ['base', ...options.expansions],
  checkLaws,
}

function languageOf(words: Words): Language<State> {
  return {
    locale: words.locale,
    write: writerOf(boxWith(expansions.map(({ id }) => id)), words),
    writerFor: (state) => writerFor(state, words),
  }
}

async function reference(locale: string): Promise<readonly Chapter[]> {
  if (locale === 'de') return (await import('./reference/german.ts')).germanReference
  return (await import('./reference/index.ts')).reference
}
