import type { Messages } from '@keep-flying/kernel'

/** What is said of this box before it is opened. */
export const listed: Messages = {
  'box.promo': 'Werbekarten',
  'box.promo.about':
    'Malcolm, Kaylee, Jayne, Zoe und Wash in einem anderen Druck, der an die Stelle des üblichen tritt, und viermal Ausrüstung.',
}
