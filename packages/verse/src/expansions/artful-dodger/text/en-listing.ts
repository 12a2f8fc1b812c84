import type { Messages } from '@keep-flying/kernel'

/** What is said of this box before it is opened. */
export const listed: Messages = {
  'box.artful-dodger': 'Artful Dodger',
  'box.artful-dodger.about': 'A ship with a faster drive and room for seven, but a smaller hold.',
}
