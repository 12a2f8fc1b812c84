import type { Messages } from '@keep-flying/kernel'

/** How stories of this box end. */
export const outcomes: Messages = {
  'outcome.graded': 'The story was won.',
  'outcome.most-points': 'When the time was up, the most points won.',
  'outcome.grade-1': 'The story was won.',
  'outcome.grade-2': 'The story was won, and well done.',
  'outcome.grade-3': 'The story was won: a legend.',
}
