import type { Messages } from '@keep-flying/kernel'

/** Wie ein Spiel ausging und wie es lief. */
export const story: Messages = {
  'enc.story.score': 'Die Punkte je Episode',
  'enc.story.full': 'alle Aufgaben erfüllt',
  'enc.story.won': 'das Spiel gewonnen',
  'enc.story.missed': '{n, plural, one {# Punkt verpasst} other {# Punkte verpasst}}',
  'enc.story.campaign': 'Spiel {n} von fünf',
  'enc.story.campaign.score': 'Die Kampagne steht bei {n, plural, one {# Punkt} other {# Punkten}}.',
  'enc.story.campaign.kept':
    'Das nächste Spiel beginnt mit {upgrades, plural, =0 {keinem Ausbau} one {# Ausbau} other {# Ausbauten}}, {ship, plural, =0 {keinem Treffer} one {# Treffer} other {# Treffern}} auf der Serenity und {crew, plural, =0 {keinem Treffer} one {# Treffer} other {# Treffern}} bei der Crew.',
  'enc.story.campaign.anew': 'Nach einer Niederlage wird das nächste Spiel neu aufgebaut, mit derselben Crew.',
  'enc.story.column.health': 'Übrige Gesundheit',
  'enc.story.column.strikes': 'Treffer',
  'enc.story.column.deck': 'Eigene Karten',
  'enc.story.health': '{n} von {of}',
  'enc.story.down': 'besiegt',
  'enc.story.turn': 'Zug',
  'enc.story.turn-n': 'Zug {n}',
  'enc.story.count': '{n, number}',
  'enc.story.damage': 'Schaden an der Crew',
  'enc.story.ship': 'Treffer auf der Serenity',
  'enc.story.tasks': 'Erfüllte Aufgaben der Episode',
  'enc.story.hand': 'Was eine Hand im Schnitt bringt',
}
