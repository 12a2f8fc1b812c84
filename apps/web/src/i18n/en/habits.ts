import type { Messages } from '@keep-flying/kernel'

/** Answers that are given without being asked for. */
export const habits: Messages = {
  'dock.habit': 'Don’t ask again …',
  'dock.habit.suggested': 'as suggested',
  'dock.habit.always': 'Always: {says}',
  'dock.habit.note': 'Undo brings the question back. The settings list what is answered for you.',
}
