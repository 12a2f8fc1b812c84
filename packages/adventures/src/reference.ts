import type { Chapter, GameReference } from '@keep-flying/kernel'
import type { Options } from './options.ts'

/** Ways to play that have rules of their own. */
const variants: Readonly<Record<string, (options: Options) => boolean>> = {
  storyline: ({ campaign }) => campaign === 'storyline',
  boss: ({ boss }) => boss,
  'plain-goons': ({ goons }) => goons === 'plain',
}

/** The rules of Firefly Adventures in words, each language loaded by those who read it. */
export const adventuresReference: GameReference<Options> = {
  reference,
  tags: ['base', ...Object.keys(variants)],
  tagsIn: (options) => ['base', ...Object.keys(variants).filter((tag) => variants[tag]?.(options))],
}

async function reference(locale: string): Promise<readonly Chapter[]> {
  if (locale === 'de') return (await import('./reference/german.ts')).germanReference
  return (await import('./reference/index.ts')).reference
}
