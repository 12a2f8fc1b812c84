import type { Messages } from '@keep-flying/kernel'

/** The three stories of the box, and Havens. */
export const messages: Messages = {
  'prompt.place-haven': 'Where is your Haven? Your ship starts there.',
  'prompt.haven': 'What do you take at the Haven?',
  'prompt.cruiser-beside-haven': '{sector} is a Haven: where beside it does the Cruiser go?',

  'option.haven': 'Put in at the Haven of {sector}',
  'option.free-fuel': 'Load free Fuel',

  'log.haven': '{who} has a Haven at {sector}.',
  'log.alliance-alerts-laid-out': 'Alliance Alerts lie at every planet of Alliance Space that is no Haven.',
  'log.contacts-exhausted': '{n, number} contacts are out of work: the books are closed.',
}
