import type { Messages } from '@keep-flying/kernel'

/** The note of the guide; its hints are the games' own. */
export const guide: Messages = {
  'guide.note': 'A hint',
  'guide.move': 'A suggestion',
  'guide.ok': 'Understood',
  'guide.next': 'Understood, {n, number} more',
  'guide.rule': 'The rule',
  'guide.leave': 'No more hints',
}
