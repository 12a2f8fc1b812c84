import type { Messages } from '@keep-flying/kernel'
import { listed as artfulDodger } from '../expansions/artful-dodger/text/de-listing.ts'
import { listed as blueSun } from '../expansions/blue-sun/text/de-listing.ts'
import { listed as breakinAtmo } from '../expansions/breakin-atmo/text/de-listing.ts'
import { listed as crime } from '../expansions/crime/text/de-listing.ts'
import { listed as esmeralda } from '../expansions/esmeralda/text/de-listing.ts'
import { listed as independentStories } from '../expansions/independent-stories/text/de-listing.ts'
import { listed as jetwash } from '../expansions/jetwash/text/de-listing.ts'
import { listed as kalidasa } from '../expansions/kalidasa/text/de-listing.ts'
import { listed as pirates } from '../expansions/pirates/text/de-listing.ts'
import { listed as promo } from '../expansions/promo/text/de-listing.ts'
import { listed as stillFlying } from '../expansions/still-flying/text/de-listing.ts'
import { listed as tenthAnniversary } from '../expansions/tenth-anniversary/text/de-listing.ts'

/** What is said of every box before it is opened, in German. */
export const listed: Messages = {
  ...breakinAtmo,
  ...pirates,
  ...blueSun,
  ...kalidasa,
  ...crime,
  ...artfulDodger,
  ...esmeralda,
  ...jetwash,
  ...promo,
  ...stillFlying,
  ...tenthAnniversary,
  ...independentStories,
}
