import type { Messages } from '@keep-flying/kernel'

/** The words of the Inter-Mission. */
export const intermission: Messages = {
  'enc.intermission.about':
    'Episode {letter} is over. The team has {n, plural, one {# Credit} other {# Credits}}; what is not spent is lost.',
  'enc.intermission.left': '{n} left to spend.',
  'enc.intermission.upgrades': 'Upgrades on offer',
  'enc.intermission.in-plan': 'in the plan',
  'enc.intermission.buy': 'buy',
  'enc.intermission.too-dear': 'too dear',
  'enc.intermission.repair': 'Repair Serenity',
  'enc.intermission.sound': 'Nothing to repair.',
  'enc.intermission.heal': 'Heal the crew',
  'enc.intermission.well': 'Nobody is hurt.',
  'enc.intermission.health': '{n} of {of}',
  'enc.intermission.team': 'The team',
  'enc.intermission.planned': 'made this plan',
  'enc.intermission.agrees': 'agrees',
  'enc.intermission.looks': 'is looking at it',
  'enc.intermission.may-plan': 'may make a plan',
}
