import type { Messages } from '@keep-flying/kernel'
import type { Advice } from '../bot/advice.ts'
import type { Module } from '../box.ts'
import { listing as artfulDodger } from '../expansions/artful-dodger/listing.ts'
import { listing as blueSun } from '../expansions/blue-sun/listing.ts'
import { listing as breakinAtmo } from '../expansions/breakin-atmo/listing.ts'
import { listing as crime } from '../expansions/crime/listing.ts'
import { listing as esmeralda } from '../expansions/esmeralda/listing.ts'
import { listing as independentStories } from '../expansions/independent-stories/listing.ts'
import { listing as jetwash } from '../expansions/jetwash/listing.ts'
import { listing as kalidasa } from '../expansions/kalidasa/listing.ts'
import { listing as pirates } from '../expansions/pirates/listing.ts'
import { listing as promo } from '../expansions/promo/listing.ts'
import { listing as tenthAnniversary } from '../expansions/tenth-anniversary/listing.ts'
import type { EffectTable } from '../rules/effects.ts'
import type { BoxId, SetUpCard, StoryCard } from '../vocabulary/index.ts'

/** What boxes declare is known wherever the boxes are. */
export type * from '../expansions/artful-dodger/vocabulary.ts'
export type * from '../expansions/blue-sun/vocabulary.ts'
export type * from '../expansions/breakin-atmo/vocabulary.ts'
export type * from '../expansions/crime/situation.ts'
export type * from '../expansions/crime/vocabulary.ts'
export type * from '../expansions/esmeralda/situation.ts'
export type * from '../expansions/esmeralda/vocabulary.ts'
export type * from '../expansions/independent-stories/vocabulary.ts'
export type * from '../expansions/jetwash/vocabulary.ts'
export type * from '../expansions/kalidasa/situation.ts'
export type * from '../expansions/kalidasa/vocabulary.ts'
export type * from '../expansions/kalidasa/vocabulary-cards.ts'
export type * from '../expansions/pirates/situation.ts'
export type * from '../expansions/pirates/vocabulary.ts'
export type * from '../expansions/promo/vocabulary.ts'
export type * from '../expansions/shared/abilities/vocabulary.ts'
export type * from '../expansions/shared/alerts/situation.ts'
export type * from '../expansions/shared/alerts/vocabulary.ts'
export type * from '../expansions/shared/contacts/vocabulary.ts'
export type * from '../expansions/shared/effects/vocabulary.ts'
export type * from '../expansions/shared/havens/situation.ts'
export type * from '../expansions/shared/havens/vocabulary.ts'
export type * from '../expansions/shared/jobs/vocabulary.ts'
export type * from '../expansions/shared/law/vocabulary.ts'
export type * from '../expansions/shared/showdowns/vocabulary.ts'
export type * from '../expansions/shared/starts/vocabulary.ts'
export type * from '../expansions/shared/timer/situation.ts'
export type * from '../expansions/shared/timer/vocabulary.ts'
export type * from '../expansions/shared/wanted/vocabulary.ts'
export type * from '../expansions/tenth-anniversary/vocabulary.ts'

/** What is said of a box before it is opened. */
export interface BoxListing {
  readonly id: BoxId
  /** The name in print. */
  readonly name: string
  readonly stories: readonly StoryTitle[]
  readonly setUps: readonly SetUpTitle[]
  readonly variants?: readonly VariantTitle[]
}

/** A rule of the box that a table may agree on before the game. */
export interface VariantTitle {
  readonly id: string
  /** What must be chosen elsewhere, as with any choice. */
  readonly needs: Readonly<Record<string, readonly string[]>>
  /** What must not be chosen elsewhere. */
  readonly without?: Readonly<Record<string, readonly string[]>>
  /** For how many captains it is, where not for any number of them. */
  readonly seats?: readonly number[]
  /** Of those in one group a table chooses one at most. */
  readonly group?: string
  /** New printings of older cards stay out of this box. */
  readonly withoutReprintsOf?: BoxId
}

export type StoryTitle = Pick<StoryCard, 'id' | 'box' | 'name' | 'hours' | 'needsBoxes' | 'seats'>
export type SetUpTitle = Pick<SetUpCard, 'id' | 'box' | 'name' | 'needsBoxes' | 'seats' | 'notWith'>

/** What plays a box, beside its module. */
export interface BoxEngine {
  /** What its kinds of effect do, and those that it shares with others. */
  readonly effects: Partial<EffectTable>
  /** What it tells the bots. */
  readonly advice: readonly Advice[]
}

/** A box, and where its parts come from: each is loaded by those who need it. */
export interface Expansion extends BoxListing {
  /** Its cards, and what it does at the moments of the rules: for whoever looks at a game. */
  module(): Promise<Module>
  /** For whoever plays one. */
  engine(): Promise<BoxEngine>
  /** Its words, by language. */
  readonly words: Readonly<Record<'en' | 'de', () => Promise<Messages>>>
}

/** Every expansion there is, in the order of publication. */
export const expansions: readonly Expansion[] = [
  {
    ...breakinAtmo,
    module: async () => (await import('../expansions/breakin-atmo/index.ts')).breakinAtmo,
    engine: async () => (await import('../expansions/breakin-atmo/engine.ts')).engine,
    words: {
      en: async () => (await import('../expansions/breakin-atmo/text/en.ts')).messages,
      de: async () => (await import('../expansions/breakin-atmo/text/de.ts')).messages,
    },
  },
  {
    ...pirates,
    module: async () => (await import('../expansions/pirates/index.ts')).pirates,
    engine: async () => (await import('../expansions/pirates/engine.ts')).engine,
    words: {
      en: async () => (await import('../expansions/pirates/text/en.ts')).messages,
      de: async () => (await import('../expansions/pirates/text/de.ts')).messages,
    },
  },
  {
    ...blueSun,
    module: async () => (await import('../expansions/blue-sun/index.ts')).blueSun,
    engine: async () => (await import('../expansions/blue-sun/engine.ts')).engine,
    words: {
      en: async () => (await import('../expansions/blue-sun/text/en.ts')).messages,
      de: async () => (await import('../expansions/blue-sun/text/de.ts')).messages,
    },
  },
  {
    ...kalidasa,
    module: async () => (await import('../expansions/kalidasa/index.ts')).kalidasa,
    engine: async () => (await import('../expansions/kalidasa/engine.ts')).engine,
    words: {
      en: async () => (await import('../expansions/kalidasa/text/en.ts')).messages,
      de: async () => (await import('../expansions/kalidasa/text/de.ts')).messages,
    },
  },
  {
    ...crime,
    module: async () => (await import('../expansions/crime/index.ts')).crime,
    engine: async () => (await import('../expansions/crime/engine.ts')).engine,
    words: {
      en: async () => (await import('../expansions/crime/text/en.ts')).messages,
      de: async () => (await import('../expansions/crime/text/de.ts')).messages,
    },
  },
  {
    ...artfulDodger,
    module: async () => (await import('../expansions/artful-dodger/index.ts')).artfulDodger,
    engine: async () => (await import('../expansions/artful-dodger/engine.ts')).engine,
    words: {
      en: async () => (await import('../expansions/artful-dodger/text/en.ts')).messages,
      de: async () => (await import('../expansions/artful-dodger/text/de.ts')).messages,
    },
  },
  {
    ...esmeralda,
    module: async () => (await import('../expansions/esmeralda/index.ts')).esmeralda,
    engine: async () => (await import('../expansions/esmeralda/engine.ts')).engine,
    words: {
      en: async () => (await import('../expansions/esmeralda/text/en.ts')).messages,
      de: async () => (await import('../expansions/esmeralda/text/de.ts')).messages,
    },
  },
  {
    ...jetwash,
    module: async () => (await import('../expansions/jetwash/index.ts')).jetwash,
    engine: async () => (await import('../expansions/jetwash/engine.ts')).engine,
    words: {
      en: async () => (await import('../expansions/jetwash/text/en.ts')).messages,
      de: async () => (await import('../expansions/jetwash/text/de.ts')).messages,
    },
  },
  {
    ...promo,
    module: async () => (await import('../expansions/promo/index.ts')).promo,
    engine: async () => (await import('../expansions/promo/engine.ts')).engine,
    words: {
      en: async () => (await import('../expansions/promo/text/en.ts')).messages,
      de: async () => (await import('../expansions/promo/text/de.ts')).messages,
    },
  },
  {
    ...tenthAnniversary,
    module: async () => (await import('../expansions/tenth-anniversary/index.ts')).tenthAnniversary,
    engine: async () => (await import('../expansions/tenth-anniversary/engine.ts')).engine,
    words: {
      en: async () => (await import('../expansions/tenth-anniversary/text/en.ts')).messages,
      de: async () => (await import('../expansions/tenth-anniversary/text/de.ts')).messages,
    },
  },
  {
    ...independentStories,
    module: async () => (await import('../expansions/independent-stories/index.ts')).independentStories,
    engine: async () => (await import('../expansions/independent-stories/engine.ts')).engine,
    words: {
      en: async () => (await import('../expansions/independent-stories/text/en.ts')).messages,
      de: async () => (await import('../expansions/independent-stories/text/de.ts')).messages,
    },
  },
]
