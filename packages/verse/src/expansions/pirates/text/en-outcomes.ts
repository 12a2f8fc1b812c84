import type { Messages } from '@keep-flying/kernel'

/** How its stories end, wherever games are listed. */
export const outcomes: Messages = { 'outcome.goal-tokens': 'Enough Goal tokens were gathered.' }
