import type { Messages } from '@keep-flying/kernel'

/** What is said of this box before it is opened. */
export const listed: Messages = {
  'box.breakin-atmo': 'Breakin’ Atmo',
  'box.breakin-atmo.about':
    'Five more cards for each supply deck, and five more jobs for each contact, which pay by skill.',
}
