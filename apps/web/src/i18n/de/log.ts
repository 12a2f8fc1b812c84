import type { Messages } from '@keep-flying/kernel'

export const log: Messages = {
  'log.title': 'Was geschah',
  'log.side': 'Logbuch, Gespräch, Regeln und Stapel',
  'log.widen': 'Das Logbuch über das ziehen, was daneben liegt',
  'log.tab.log': 'Logbuch',
  'log.tab.chat': 'Gespräch',
  'log.tab.rules': 'Regeln',
  'log.tab.decks': 'Stapel',
  'log.unread': 'ungelesen',
  'log.since': 'seit du zuletzt hier warst',
  'log.earlier': 'Früheres zeigen',
  'log.newest': 'Zum Neuesten',
  'log.chat': 'Gespräch am Tisch',
  'log.chat.alone': 'Sonst ist niemand verbunden.',
  'log.chat.present': 'Hier: {names}',
  'log.chat.spectators': '{count, plural, one {Eine Person schaut zu.} other {# Personen schauen zu.}}',
  'log.chat.empty': 'Noch hat niemand ein Wort gesagt.',
  'log.chat.say': 'Etwas sagen',
  'log.chat.send': 'Senden',
}
