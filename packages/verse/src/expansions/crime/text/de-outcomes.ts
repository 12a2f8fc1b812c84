import type { Messages } from '@keep-flying/kernel'

/** How its stories end, wherever games are listed. */
export const outcomes: Messages = {
  'outcome.last-prize': 'Die letzte Prämie wurde geholt, und das meiste Geld gewann.',
  'outcome.rich-at-turn-end': 'Jemand hat ein Vermögen gemacht.',
}
