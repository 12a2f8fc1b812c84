import type { Messages } from '@keep-flying/kernel'

/** Ein Zug in einem Satz. */
export const told: Messages = {
  'adv.told.turn': '{who} {did}.',
  'adv.told.then': '{turn} {what, opening}.',
  'adv.told.nothing': 'wartet',
  'adv.told.moved': 'geht auf {what}',
  'adv.told.shifted': 'schiebt etwas ({what})',
  'adv.told.hit': 'trifft {what}',
  'adv.told.missed': 'schießt vorbei',
  'adv.told.brawl': 'prügelt sich mit {what}',
  'adv.told.challenge.test-passed': 'besteht „{what}“',
  'adv.told.challenge.test-failed': 'scheitert an „{what}“',
  'adv.told.challenge': 'versucht „{what}“',
  'adv.told.lock-turned': 'sieht sich ein Schloss an ({what})',
  'adv.told.lock-opened': 'öffnet ein Schloss ({what})',
  'adv.told.opened': 'öffnet {what}',
  'adv.told.handed-over': 'übergibt {what}',
  'adv.told.healed': 'versorgt Wunden',
  'adv.told.test-failed': 'scheitert bei einer Probe',
  'adv.told.turned-casual': 'wird unauffällig',
  'adv.told.waited': 'wartet',
  'adv.told.out': '{n, plural, one {ein Ganove ist} other {# Ganoven sind}} ausgeschaltet',
  'adv.told.alerted': '{n, plural, one {ein Ganove ist} other {# Ganoven sind}} alarmiert',
  'adv.told.wounded':
    '{n, plural, one {{who} nimmt} other {{who} nehmen}} {wounds, plural, one {eine Wunde} other {# Wunden}}',
  'adv.told.downed': '{n, plural, one {{who} geht} other {{who} gehen}} zu Boden',
  'adv.told.alarm': 'der Alarm geht los',
}
