import type { JobMap } from '../../vocabulary/index.ts'

export const outOfTheStockadeMap: JobMap = {
  size: [20, 30],
  tiles: [
    { tile: 1, side: 'a', at: [0, 0] },
    { tile: 2, side: 'a', at: [10, 0] },
    { tile: 3, side: 'a', at: [0, 10] },
    { tile: 4, side: 'a', at: [10, 10] },
    { tile: 5, side: 'b', at: [0, 20] },
    { tile: 6, side: 'b', at: [10, 20] },
  ],
  buildings: [
    {
      id: 'block',
      number: 10,
      turn: 0,
      at: [7, 4],
      size: [6, 4],
      doors: [
        { id: 'block-north', inside: [8, 4], outside: [8, 3], closed: 'lock' },
        { id: 'block-south', inside: [11, 7], outside: [11, 8], closed: 'lock' },
      ],
    },
    {
      id: 'gatehouse',
      number: 1,
      turn: 0,
      at: [1, 9],
      size: [4, 2],
      doors: [{ id: 'gatehouse-door', inside: [2, 10], outside: [2, 11], closed: 'open' }],
    },
    {
      id: 'east-cells',
      number: 2,
      turn: 0,
      at: [15, 9],
      size: [4, 2],
      doors: [{ id: 'east-cells-door', inside: [16, 10], outside: [16, 11], closed: 'lock' }],
    },
    {
      id: 'west-shed',
      number: 6,
      turn: 0,
      at: [3, 16],
      size: [3, 3],
      doors: [{ id: 'west-shed-door', inside: [4, 16], outside: [4, 15], closed: 'lock' }],
    },
    {
      id: 'east-shed',
      number: 7,
      turn: 0,
      at: [14, 16],
      size: [3, 3],
      doors: [{ id: 'east-shed-door', inside: [15, 16], outside: [15, 15], closed: 'open' }],
    },
    {
      id: 'middle-cells',
      number: 8,
      turn: 3,
      at: [9, 12],
      size: [3, 3],
      doors: [
        { id: 'middle-cells-front', inside: [10, 14], outside: [10, 15], closed: 'lock' },
        { id: 'middle-cells-side', inside: [9, 13], outside: [8, 13], closed: 'lock' },
      ],
    },
    {
      id: 'fuel-shed',
      number: 3,
      turn: 0,
      at: [8, 24],
      size: [4, 2],
      doors: [{ id: 'fuel-shed-door', inside: [9, 25], outside: [9, 26], closed: 'open' }],
    },
  ],
  mule: [
    [9, 28],
    [10, 28],
  ],
  deployment: [7, 27, 6, 3],
  zones: { pad: [9, 27, 1, 1] },
}
