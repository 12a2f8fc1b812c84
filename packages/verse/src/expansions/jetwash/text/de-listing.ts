import type { Messages } from '@keep-flying/kernel'

/** What is said of this box before it is opened. */
export const listed: Messages = {
  'box.jetwash': 'Jetwash',
  'box.jetwash.about':
    'Ein Schiff, das seinen Weg ohne Pilot findet, Ausbauten, Zoe als Anführerin, eine Geschichte und eine Aufbaukarte.',
  'story.summary.down-and-out':
    'Gesucht und ohne eigene Arbeit: Jage den Aufträgen nach, die offen liegen, und sei als Erster bei fünf Kontakten angesehen.',
  'set-up.about.blitz':
    'Für ein kürzeres Spiel: Alle nehmen umsonst Karten eines Versorgungsstapels, und in den Läden liegen mehr offen.',
}
