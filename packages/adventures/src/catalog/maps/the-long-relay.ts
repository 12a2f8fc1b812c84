import type { JobMap } from '../../vocabulary/index.ts'

export const theLongRelayMap: JobMap = {
  size: [20, 20],
  tiles: [
    { tile: 1, side: 'b', at: [0, 0] },
    { tile: 2, side: 'b', at: [10, 0] },
    { tile: 3, side: 'b', at: [0, 10] },
    { tile: 4, side: 'b', at: [10, 10] },
  ],
  buildings: [
    {
      id: 'relay',
      number: 11,
      turn: 0,
      at: [5, 3],
      size: [10, 10],
      doors: [
        { id: 'relay-south', inside: [9, 12], outside: [9, 13], closed: 'lock' },
        { id: 'relay-west', inside: [5, 8], outside: [4, 8], closed: 'lock' },
        { id: 'relay-east', inside: [14, 7], outside: [15, 7], closed: 'lock' },
      ],
    },
    {
      id: 'quarters',
      number: 4,
      turn: 2,
      at: [1, 15],
      size: [4, 2],
      doors: [{ id: 'quarters-door', inside: [2, 15], outside: [2, 14], closed: 'open' }],
    },
    {
      id: 'power-shed',
      number: 9,
      turn: 0,
      at: [16, 15],
      size: [3, 3],
      doors: [{ id: 'power-shed-door', inside: [17, 15], outside: [17, 14], closed: 'lock' }],
    },
  ],
  mule: [
    [9, 19],
    [10, 19],
  ],
  deployment: [7, 18, 6, 2],
  zones: {},
}
