import type { Messages } from '@keep-flying/kernel'

/** How its stories end, wherever games are listed. */
export const outcomes: Messages = {
  'outcome.invites': 'Die Einladungen waren verschickt, und die meisten Geschenke haben gewonnen.',
}
