import type { Messages } from '@keep-flying/kernel'

/** How its stories end, wherever games are listed. */
export const outcomes: Messages = {
  'outcome.contacts-exhausted': 'The contacts ran out of work, and the most credits won.',
}
