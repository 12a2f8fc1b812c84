import type { Messages } from '@keep-flying/kernel'

export const table: Messages = {
  'table.leave': 'Leave the table. The game is kept.',
  'table.round': 'Round {round, number}',
  'table.tools': 'Tools',
  'table.find': 'Find a place, a card or a captain',
  'table.find-hint': 'Persephone, Zoe, The train job…',
  'table.find-none': 'Nothing here goes by that name.',
  'table.find-place': 'place',
  'table.find-captain': 'captain',
  'table.find-card': 'card',
  'table.keys': 'Keys',
  'table.your-turn': 'Your turn.',
  'table.menu': 'Home',
  'table.text-first': 'Text first',
  'table.sound': 'Sound',
  'table.theme': 'Light or dark',
  'table.curtain.plate': 'Pass it on',
  'table.curtain.title': 'Over to {name}',
  'table.curtain.text': 'What comes next is for {name} alone. The others look away.',
  'table.curtain.lift': 'I am {name}',
  'table.curtain.undo': '{name}: take the last choice back',
}
