import type { Messages } from '@keep-flying/kernel'

/** Was jemand in einem Zug getan hat: Satzteile, aus denen eine Aufzählung einen Satz macht. */
export const told: Messages = {
  'enc.told.turn': '{who} {did}.',
  'enc.told.nothing': 'tut nichts von Belang',
  'enc.told.played': '{n, plural, one {spielt eine Karte} other {spielt # Karten}}',
  'enc.told.copies': '{n, plural, one {nimmt eine Kopie} other {nimmt # Kopien}}',
  'enc.told.beaten': 'besiegt {what}',
  'enc.told.repaired': 'repariert {what}',
  'enc.told.gained': 'erhält {what}',
  'enc.told.done': 'erfüllt {what}',
  'enc.told.failed': 'scheitert an {what}',
  'enc.told.strikes': '{n, plural, one {nimmt einen Treffer} other {nimmt # Treffer}}',
  'enc.told.down': 'ist besiegt',
}
