import type { Messages } from '@keep-flying/kernel'

/** What is said of this box before it is opened. */
export const listed: Messages = {
  'box.blue-sun': 'Blue Sun',
  'box.blue-sun.about':
    'Westlich der Karte: der Rand, drei Reaver-Kutter, Alarmmarker, Lord Harrow und Mr. Universe, drei weitere Geschichten.',
  'set-up.about.awful-crowded':
    'Alarmmarker auf den Planeten und Neumischkarten in den Nav-Stapeln von Beginn an; erste Aufträge von Harken, Amnon Duul und Patience.',
  'story.summary.any-port':
    'Im Allianzraum gejagt, mit einer eigenen Zuflucht und illegaler Arbeit, die immer Spuren hinterlässt: Bring als Erster $12.000 nach Hause.',
  'story.summary.patiences-war':
    'Gewinne das Vertrauen von Patience und von Mr. Universe, dann führe für Patience Krieg bei Silverhold, Three Hills und Deadwood.',
  'story.summary.great-recession':
    'Arbeit ist knapp: Sobald vier Kontakte keine mehr haben, zahle für jeden liegen gebliebenen Auftrag und sei der reichste Kapitän.',
}
