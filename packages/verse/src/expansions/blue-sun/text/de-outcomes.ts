import type { Messages } from '@keep-flying/kernel'

/** How its stories end, wherever games are listed. */
export const outcomes: Messages = {
  'outcome.contacts-exhausted': 'Die Kontakte hatten keine Arbeit mehr, und die meisten Credits entschieden.',
}
