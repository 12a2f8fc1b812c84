import type { JobMap } from '../../vocabulary/index.ts'

export const lightFingersMap: JobMap = {
  size: [20, 20],
  tiles: [
    { tile: 1, side: 'a', at: [0, 0] },
    { tile: 2, side: 'a', at: [10, 0] },
    { tile: 3, side: 'a', at: [0, 10] },
    { tile: 4, side: 'a', at: [10, 10] },
  ],
  buildings: [
    {
      id: 'warehouse',
      number: 10,
      turn: 0,
      at: [7, 8],
      size: [6, 4],
      doors: [
        { id: 'warehouse-north', inside: [8, 8], outside: [8, 7], closed: 'job' },
        { id: 'warehouse-south', inside: [11, 11], outside: [11, 12], closed: 'job' },
      ],
    },
    {
      id: 'west-hut',
      number: 1,
      turn: 0,
      at: [2, 3],
      size: [4, 2],
      doors: [{ id: 'west-hut-door', inside: [3, 4], outside: [3, 5], closed: 'lock' }],
    },
    {
      id: 'east-hut',
      number: 2,
      turn: 0,
      at: [14, 3],
      size: [4, 2],
      doors: [{ id: 'east-hut-door', inside: [15, 4], outside: [15, 5], closed: 'open' }],
    },
    {
      id: 'pay-office',
      number: 6,
      turn: 1,
      at: [1, 13],
      size: [3, 3],
      doors: [{ id: 'pay-office-door', inside: [3, 14], outside: [4, 14], closed: 'lock' }],
    },
    {
      id: 'store',
      number: 7,
      turn: 3,
      at: [16, 13],
      size: [3, 3],
      doors: [{ id: 'store-door', inside: [16, 14], outside: [15, 14], closed: 'lock' }],
    },
    {
      id: 'tool-shed',
      number: 3,
      turn: 0,
      at: [8, 15],
      size: [4, 2],
      doors: [{ id: 'tool-shed-door', inside: [9, 16], outside: [9, 17], closed: 'open' }],
    },
  ],
  mule: [
    [9, 18],
    [10, 18],
  ],
  deployment: [7, 17, 6, 3],
  zones: { loading: [8, 17, 4, 3] },
}
