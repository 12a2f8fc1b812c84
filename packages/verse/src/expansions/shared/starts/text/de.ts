import type { Messages } from '@keep-flying/kernel'

/** The words of where captains start. */
export const messages: Messages = { 'story.all-start-at': 'Alle Schiffe beginnen bei {place}.' }
