import type { Messages } from '@keep-flying/kernel'

/** The note of the guide; its hints are the games' own. */
export const guide: Messages = {
  'guide.note': 'Ein Hinweis',
  'guide.move': 'Ein Vorschlag',
  'guide.ok': 'Verstanden',
  'guide.next': 'Verstanden, noch {n, number}',
  'guide.rule': 'Die Regel',
  'guide.leave': 'Keine Hinweise mehr',
}
