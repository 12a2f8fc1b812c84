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
import { listing as stillFlying } from '../expansions/still-flying/listing.ts'
import { listing as tenthAnniversary } from '../expansions/tenth-anniversary/listing.ts'
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
export type * from '../expansions/still-flying/vocabulary.ts'
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
}

export type StoryTitle = Pick<StoryCard, 'id' | 'box' | 'name' | 'hours' | 'needsBoxes' | 'seats'>
export type SetUpTitle = Pick<SetUpCard, 'id' | 'box' | 'name' | 'needsBoxes' | 'seats' | 'notWith'>

/** What is said of every expansion there is, in the order of publication. Set-up pages need it; a table does without. */
export const expansions: readonly BoxListing[] = [
  breakinAtmo,
  pirates,
  blueSun,
  kalidasa,
  crime,
  artfulDodger,
  esmeralda,
  jetwash,
  promo,
  stillFlying,
  tenthAnniversary,
  independentStories,
]
