import type { Messages } from '@keep-flying/kernel'

/** The three stories of the box. */
export const messages: Messages = {
  'log.alliance-alerts-laid-out': 'Alliance Alerts lie at every planet of Alliance Space that is not a Haven.',
  'log.contacts-exhausted': '{n, number} contacts are out of work: the books are closed.',
}
