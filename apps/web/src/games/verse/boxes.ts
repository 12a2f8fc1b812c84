import { type Box, boxesNamedIn, boxNamedIn, isReadable, loadModules, loadWords } from '@keep-flying/verse'
import type { Missing } from '../../game/client.ts'
import type { Locale } from '../../i18n/language.tsx'

/** The boxes in play with these options, which must be at hand. */
export function boxOf(options: unknown): Box {
  return boxNamedIn(options)
}

/** The boxes that these options name and that are still to be fetched, with their words. */
export function missingBoxes(options: unknown, locale: Locale): Missing | null {
  const boxes = boxesNamedIn(options).filter((id) => !isReadable(id, locale))
  if (boxes.length === 0) return null
  return {
    key: ['verse', locale, ...boxes].join('/'),
    fetch: async () => {
      await Promise.all([loadModules(boxes), loadWords(boxes, locale)])
    },
  }
}
