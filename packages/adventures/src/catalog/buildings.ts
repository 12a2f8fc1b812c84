import type { BuildingPiece } from '../vocabulary/index.ts'

/** The buildings of the box; the last is the box itself. */
export const buildings: readonly BuildingPiece[] = [
  { number: 1, size: [4, 2], doors: [{ side: 'south', place: 2 }] },
  { number: 2, size: [4, 2], doors: [{ side: 'south', place: 2 }] },
  { number: 3, size: [4, 2], doors: [{ side: 'south', place: 2 }] },
  { number: 4, size: [4, 2], doors: [{ side: 'south', place: 3 }] },
  { number: 5, size: [4, 2], doors: [{ side: 'south', place: 3 }] },
  { number: 6, size: [3, 3], doors: [{ side: 'north', place: 2 }] },
  { number: 7, size: [3, 3], doors: [{ side: 'north', place: 2 }] },
  {
    number: 8,
    size: [3, 3],
    doors: [
      { side: 'north', place: 2 },
      { side: 'west', place: 2 },
    ],
  },
  { number: 9, size: [3, 3], doors: [{ side: 'north', place: 2 }] },
  {
    number: 10,
    size: [6, 4],
    doors: [
      { side: 'north', place: 2 },
      { side: 'south', place: 5 },
    ],
  },
  {
    number: 11,
    size: [10, 10],
    doors: [
      { side: 'west', place: 6 },
      { side: 'east', place: 5 },
      { side: 'south', place: 5 },
    ],
  },
]
