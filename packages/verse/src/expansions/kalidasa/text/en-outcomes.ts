import type { Messages } from '@keep-flying/kernel'

/** How its stories end, wherever games are listed. */
export const outcomes: Messages = {
  'outcome.jobs-run-out': 'The jobs ran out, and the best connected captain won.',
  'outcome.bank-empty': 'The bank was empty, and the most credits won.',
  'outcome.half-claimed': 'More than half of all money was claimed.',
}
