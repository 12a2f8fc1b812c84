import type { Messages } from '@keep-flying/kernel'

/** What is said of this box before it is opened. */
export const listed: Messages = {
  'box.esmeralda': 'Esmeralda',
  'box.esmeralda.about':
    'Ein Schiff, auf dem Flüchtlinge sicher sind, mit eigenen Ausbauten, einer Geschichte und einer Aufbaukarte.',
  'story.summary.where-the-wind':
    'Die Arbeit bestimmt, wohin es geht: Nimm als Erster drei Zielmarker, indem du Aufträge abschließt, wo sie liegen.',
  'set-up.about.browncoat-way':
    'Du beginnst mit $12.000 und kaufst davon Schiff, Treibstoff und Ersatzteile. Keine Aufträge zu Beginn.',
}
