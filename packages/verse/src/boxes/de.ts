import type { Messages } from '@keep-flying/kernel'
import { listed as artfulDodger } from '../expansions/artful-dodger/text/de-listing.ts'
import * as blueSun from '../expansions/blue-sun/text/de-listing.ts'
import { listed as breakinAtmo } from '../expansions/breakin-atmo/text/de-listing.ts'
import * as crime from '../expansions/crime/text/de-listing.ts'
import { listed as esmeralda } from '../expansions/esmeralda/text/de-listing.ts'
import { listed as independentStories } from '../expansions/independent-stories/text/de-listing.ts'
import { listed as jetwash } from '../expansions/jetwash/text/de-listing.ts'
import * as kalidasa from '../expansions/kalidasa/text/de-listing.ts'
import * as pirates from '../expansions/pirates/text/de-listing.ts'
import * as promo from '../expansions/promo/text/de-listing.ts'
import * as tenthAnniversary from '../expansions/tenth-anniversary/text/de-listing.ts'

/** What is said of every box before it is opened, in German. */
export const listed: Messages = {
  ...breakinAtmo,
  ...pirates.listed,
  ...blueSun.listed,
  ...kalidasa.listed,
  ...crime.listed,
  ...artfulDodger,
  ...esmeralda,
  ...jetwash,
  ...promo.listed,
  ...tenthAnniversary.listed,
  ...independentStories,
}

/** How the stories of every box end. */
export const outcomes: Messages = {
  ...pirates.outcomes,
  ...blueSun.outcomes,
  ...kalidasa.outcomes,
  ...crime.outcomes,
  ...promo.outcomes,
  ...tenthAnniversary.outcomes,
}
