import type { Messages } from '@keep-flying/kernel'
import type { ShownModule } from '../box.ts'
import type { BoxId } from '../vocabulary/index.ts'

/** Where the parts of a box come from that a page needs: each is loaded by those who need it. */
export interface OnShelf {
  /** Its cards, and what it says at the moments of the rules. */
  module(): Promise<ShownModule>
  /** Its words, by language. */
  readonly words: Readonly<Record<'en' | 'de', () => Promise<Messages>>>
}

/** Every expansion there is, in the order of publication. */
export const shelf: Readonly<Record<Exclude<BoxId, 'base'>, OnShelf>> = {
  'breakin-atmo': {
    module: async () => (await import('../expansions/breakin-atmo/index.ts')).breakinAtmo,
    words: {
      en: async () => (await import('../expansions/breakin-atmo/text/en.ts')).messages,
      de: async () => (await import('../expansions/breakin-atmo/text/de.ts')).messages,
    },
  },
  pirates: {
    module: async () => (await import('../expansions/pirates/index.ts')).pirates,
    words: {
      en: async () => (await import('../expansions/pirates/text/en.ts')).messages,
      de: async () => (await import('../expansions/pirates/text/de.ts')).messages,
    },
  },
  'blue-sun': {
    module: async () => (await import('../expansions/blue-sun/index.ts')).blueSun,
    words: {
      en: async () => (await import('../expansions/blue-sun/text/en.ts')).messages,
      de: async () => (await import('../expansions/blue-sun/text/de.ts')).messages,
    },
  },
  kalidasa: {
    module: async () => (await import('../expansions/kalidasa/index.ts')).kalidasa,
    words: {
      en: async () => (await import('../expansions/kalidasa/text/en.ts')).messages,
      de: async () => (await import('../expansions/kalidasa/text/de.ts')).messages,
    },
  },
  crime: {
    module: async () => (await import('../expansions/crime/index.ts')).crime,
    words: {
      en: async () => (await import('../expansions/crime/text/en.ts')).messages,
      de: async () => (await import('../expansions/crime/text/de.ts')).messages,
    },
  },
  'artful-dodger': {
    module: async () => (await import('../expansions/artful-dodger/index.ts')).artfulDodger,
    words: {
      en: async () => (await import('../expansions/artful-dodger/text/en.ts')).messages,
      de: async () => (await import('../expansions/artful-dodger/text/de.ts')).messages,
    },
  },
  esmeralda: {
    module: async () => (await import('../expansions/esmeralda/index.ts')).esmeralda,
    words: {
      en: async () => (await import('../expansions/esmeralda/text/en.ts')).messages,
      de: async () => (await import('../expansions/esmeralda/text/de.ts')).messages,
    },
  },
  jetwash: {
    module: async () => (await import('../expansions/jetwash/index.ts')).jetwash,
    words: {
      en: async () => (await import('../expansions/jetwash/text/en.ts')).messages,
      de: async () => (await import('../expansions/jetwash/text/de.ts')).messages,
    },
  },
  promo: {
    module: async () => (await import('../expansions/promo/index.ts')).promo,
    words: {
      en: async () => (await import('../expansions/promo/text/en.ts')).messages,
      de: async () => (await import('../expansions/promo/text/de.ts')).messages,
    },
  },
  'still-flying': {
    module: async () => (await import('../expansions/still-flying/index.ts')).stillFlying,
    words: {
      en: async () => (await import('../expansions/still-flying/text/en.ts')).messages,
      de: async () => (await import('../expansions/still-flying/text/de.ts')).messages,
    },
  },
  'tenth-anniversary': {
    module: async () => (await import('../expansions/tenth-anniversary/index.ts')).tenthAnniversary,
    words: {
      en: async () => (await import('../expansions/tenth-anniversary/text/en.ts')).messages,
      de: async () => (await import('../expansions/tenth-anniversary/text/de.ts')).messages,
    },
  },
  'independent-stories': {
    module: async () => (await import('../expansions/independent-stories/index.ts')).independentStories,
    words: {
      en: async () => (await import('../expansions/independent-stories/text/en.ts')).messages,
      de: async () => (await import('../expansions/independent-stories/text/de.ts')).messages,
    },
  },
}
