import type { Messages } from '@keep-flying/kernel'

/** What is said of this box before it is opened. */
export const listed: Messages = {
  'box.tenth-anniversary': '10. Jubiläum',
  'box.tenth-anniversary.about': 'Weitere Geschichten, mit Zielen von uns.',
  'story.summary.dead-mans-hand':
    'Ein Pokerblatt von üblem Ruf: Hol dir drei seiner vier Karten durch krumme Touren, dann die fünfte auf Deadwood.',
  'story.summary.lets-be-bad-guys':
    'Der Weg zu Niska führt über den Ärger anderer: Erwirb einen Ruf, dann seine Einladung, und tu, was sonst keiner täte.',
}
