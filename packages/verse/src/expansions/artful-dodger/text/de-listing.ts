import type { Messages } from '@keep-flying/kernel'

/** What is said of this box before it is opened. */
export const listed: Messages = {
  'box.artful-dodger': 'Artful Dodger',
  'box.artful-dodger.about': 'Ein Schiff mit schnellerem Antrieb und Platz für sieben, aber kleinerem Frachtraum.',
}
