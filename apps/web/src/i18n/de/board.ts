import type { Messages } from '@keep-flying/kernel'

export const board: Messages = {
  'board.zoom-in': 'Näher',
  'board.zoom-out': 'Weiter weg',
  'board.find-me': 'Wo bin ich?',
  'board.whole': 'Der ganze Spielplan',
}
