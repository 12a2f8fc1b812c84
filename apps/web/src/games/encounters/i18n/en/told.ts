import type { Messages } from '@keep-flying/kernel'

/** What a player did in a turn: phrases that a list makes a sentence of. */
export const told: Messages = {
  'enc.told.turn': '{who} {did}.',
  'enc.told.nothing': 'does nothing to speak of',
  'enc.told.played': '{n, plural, one {plays a card} other {plays # cards}}',
  'enc.told.copies': '{n, plural, one {takes a copy} other {takes # copies}}',
  'enc.told.beaten': 'beats {what}',
  'enc.told.repaired': 'repairs {what}',
  'enc.told.gained': 'gains {what}',
  'enc.told.done': 'completes {what}',
  'enc.told.failed': 'fails at {what}',
  'enc.told.strikes': '{n, plural, one {takes a strike} other {takes # strikes}}',
  'enc.told.down': 'is defeated',
}
