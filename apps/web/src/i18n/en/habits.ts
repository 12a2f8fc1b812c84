import type { Messages } from '@keep-flying/kernel'

/** Answers that are given without being asked for. */
export const habits: Messages = {
  'dock.habit': 'Don’t ask again …',
  'dock.habit.suggested': 'as suggested',
  'dock.habit.always': 'Always: {says}',
  'dock.habit.note': 'Undo brings the question back. The settings list what is answered for you.',
  'dock.habit.note-hosted':
    'Also while you are away. Undo brings the question back. The menu lists what is answered for you.',

  // What the dock says only now and then.
  'dock.meanwhile': '{n, plural, one {Also possible now: one thing} other {Also possible now: # things}}',
  'dock.fault': 'The rules stumbled here and nothing was lost. Go on from the start of the turn, or send the report.',
  'dock.fault-go-on': 'Go on',
  'dock.fault-report': 'Send the report',
  'dock.fault-sent': 'Sent. Here it is.',
  'dock.fault-no-server': 'There is no server here to send it to. Export the game and send that.',
}
