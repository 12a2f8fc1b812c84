import type { Messages } from '@keep-flying/kernel'

/** What is said of this box before it is opened. */
export const listed: Messages = {
  'box.promo': 'Promotional Cards',
  'box.promo.about':
    'Malcolm, Kaylee, Jayne, Zoe and Wash in another printing, which takes the place of the usual one, four pieces of gear, and a story for one captain.',
  'story.summary.awful-lonely':
    'Alone with time for twenty flights: win five friends, $15,000, or a name for trouble. You choose which.',
  'variant.usual-printings': 'Usual printings',
  'variant.usual-printings.about':
    'Malcolm, Kaylee, Jayne, Zoe and Wash as in the base game; of the promotional cards only the rest.',
}
