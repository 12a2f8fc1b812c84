import type { Messages } from '@keep-flying/kernel'

/** The menu of a game. */
export const menu: Messages = {
  'menu.text': 'Text view',
  'menu.drawn': 'Drawn table',
  'menu.rules': 'Rules',
  'menu.settings': 'Settings',
  'menu.save': 'Save as a file',
  'menu.save.rest': 'to keep it, or to open it elsewhere',
  'menu.save.saved': 'Saved.',
  'menu.save.none': 'The server gives the record out when the game is over.',
  'menu.leave.local': 'Leave the game',
  'menu.leave.local.note': 'It is kept. You can go on from the first page.',
  'menu.leave.online': 'Leave the game',
  'menu.leave.online.note': 'You keep your seat. You can come back from the first page.',
  'menu.leave.replay': 'Leave the replay',
  'menu.leave.replay.note': 'Back to your games and replays.',
}
