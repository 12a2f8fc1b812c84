import type { Messages } from '@keep-flying/kernel'

/** How its stories end, wherever games are listed. */
export const outcomes: Messages = {
  'outcome.invites': 'The invites were sent, and the most presents won.',
}
