import type { Messages } from '@keep-flying/kernel'

/** What is said of this box before it is opened. */
export const listed: Messages = {
  'box.promo': 'Promotional Cards',
  'box.promo.about':
    'Malcolm, Kaylee, Jayne, Zoe and Wash in another printing, which takes the place of the usual one, and four pieces of gear.',
}
