import type { Messages } from '@keep-flying/kernel'

/** Answers that are given without being asked for. */
export const habits: Messages = {
  'dock.habit': 'Nicht mehr fragen …',
  'dock.habit.suggested': 'wie vorgeschlagen',
  'dock.habit.always': 'Immer: {says}',
  'dock.habit.note': 'Zurücknehmen bringt die Frage wieder. In den Einstellungen steht, was für dich beantwortet wird.',
}
