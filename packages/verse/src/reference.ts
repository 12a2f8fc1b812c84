import type { Chapter, GameReference } from '@keep-flying/kernel'
import { expansions } from './boxes/index.ts'
import type { Options } from './options.ts'

/** The rules of Firefly: The Game in words, each language loaded by those who read it. */
export const verseReference: GameReference<Options> = {
  reference,
  tags: ['base', ...expansions.map(({ id }) => id)],
  tagsIn: (options) => ['base', ...options.expansions],
}

async function reference(locale: string): Promise<readonly Chapter[]> {
  if (locale === 'de') return (await import('./reference/german.ts')).germanReference
  return (await import('./reference/index.ts')).reference
}
