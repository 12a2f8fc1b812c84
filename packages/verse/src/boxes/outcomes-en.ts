import type { Messages } from '@keep-flying/kernel'
import { outcomes as blueSun } from '../expansions/blue-sun/text/en-outcomes.ts'
import { outcomes as crime } from '../expansions/crime/text/en-outcomes.ts'
import { outcomes as kalidasa } from '../expansions/kalidasa/text/en-outcomes.ts'
import { outcomes as pirates } from '../expansions/pirates/text/en-outcomes.ts'
import { outcomes as promo } from '../expansions/promo/text/en-outcomes.ts'
import { outcomes as stillFlying } from '../expansions/still-flying/text/en-outcomes.ts'
import { outcomes as tenthAnniversary } from '../expansions/tenth-anniversary/text/en-outcomes.ts'

/** How the stories of every box end: lists of games say so, whether the box is at hand or not. */
export const outcomes: Messages = {
  ...pirates,
  ...blueSun,
  ...kalidasa,
  ...crime,
  ...promo,
  ...stillFlying,
  ...tenthAnniversary,
}
