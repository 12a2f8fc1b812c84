import type { Messages } from '@keep-flying/kernel'

/** How its stories end, wherever games are listed. */
export const outcomes: Messages = {
  'outcome.last-prize': 'The last prize was taken, and the most credits won.',
  'outcome.rich-at-turn-end': 'Somebody had made a fortune.',
}
