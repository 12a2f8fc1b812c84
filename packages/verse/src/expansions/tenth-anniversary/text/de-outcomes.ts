import type { Messages } from '@keep-flying/kernel'

/** How stories of this box end. */
export const outcomes: Messages = {
  'outcome.graded': 'Die Geschichte wurde gewonnen.',
  'outcome.most-points': 'Als die Zeit um war, gewannen die meisten Punkte.',
  'outcome.grade-1': 'Die Geschichte wurde gewonnen.',
  'outcome.grade-2': 'Die Geschichte wurde gewonnen, und das gut.',
  'outcome.grade-3': 'Die Geschichte wurde gewonnen: eine Legende.',
}
