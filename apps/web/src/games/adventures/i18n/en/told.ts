import type { Messages } from '@keep-flying/kernel'

/** A turn in a sentence. */
export const told: Messages = {
  'adv.told.turn': '{who} {did}.',
  'adv.told.then': '{turn} {what, opening}.',
  'adv.told.nothing': 'waits',
  'adv.told.moved': 'moves to {what}',
  'adv.told.shifted': 'shifts {what}',
  'adv.told.hit': 'hits {what}',
  'adv.told.missed': 'misses',
  'adv.told.brawl': 'Brawls with {what}',
  'adv.told.challenge': 'tries {what}',
  'adv.told.challenge.test-passed': 'passes {what}',
  'adv.told.challenge.test-failed': 'fails at {what}',
  'adv.told.lock-turned': 'looks at the lock of {what}',
  'adv.told.lock-opened': 'unlocks {what}',
  'adv.told.opened': 'opens {what}',
  'adv.told.handed-over': 'hands over {what}',
  'adv.told.healed': 'heals',
  'adv.told.test-failed': 'fails a Test',
  'adv.told.turned-casual': 'turns Casual',
  'adv.told.waited': 'waits',
  'adv.told.out': '{n, plural, one {a Goon is} other {# Goons are}} out',
  'adv.told.alerted': '{n, plural, one {a Goon is} other {# Goons are}} Alerted',
  'adv.told.wounded':
    '{n, plural, one {{who} takes} other {{who} take}} {wounds, plural, one {a Wound} other {# Wounds}}',
  'adv.told.downed': '{n, plural, one {{who} is} other {{who} are}} Downed',
  'adv.told.alarm': 'the Alarm goes off',
}
