import type { Messages } from '@keep-flying/kernel'

export const board: Messages = {
  'board.zoom-in': 'Closer',
  'board.zoom-out': 'Further away',
  'board.find-me': 'Find me',
  'board.whole': 'The whole board',
}
