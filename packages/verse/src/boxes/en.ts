import type { Messages } from '@keep-flying/kernel'
import { listed as artfulDodger } from '../expansions/artful-dodger/text/en-listing.ts'
import { listed as blueSun } from '../expansions/blue-sun/text/en-listing.ts'
import { listed as breakinAtmo } from '../expansions/breakin-atmo/text/en-listing.ts'
import { listed as crime } from '../expansions/crime/text/en-listing.ts'
import { listed as esmeralda } from '../expansions/esmeralda/text/en-listing.ts'
import { listed as independentStories } from '../expansions/independent-stories/text/en-listing.ts'
import { listed as jetwash } from '../expansions/jetwash/text/en-listing.ts'
import { listed as kalidasa } from '../expansions/kalidasa/text/en-listing.ts'
import { listed as pirates } from '../expansions/pirates/text/en-listing.ts'
import { listed as promo } from '../expansions/promo/text/en-listing.ts'
import { listed as stillFlying } from '../expansions/still-flying/text/en-listing.ts'
import { listed as tenthAnniversary } from '../expansions/tenth-anniversary/text/en-listing.ts'

/** What is said of every box before it is opened, in English. */
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
