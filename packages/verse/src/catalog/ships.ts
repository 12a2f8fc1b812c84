import type { CoreCard, ShipCard } from '../vocabulary/index.ts'

const markOne = 'Radion Accelerator Mark I'

/** The four ships of the base box are sisters: only their names differ. */
const firefly = {
  box: 'base',
  price: 7800,
  hold: 8,
  stash: 4,
  maxCrew: 6,
  upgradeSlots: 3,
  core: markOne,
  coreLocked: false,
} as const

export const baseShips: readonly ShipCard[] = [
  { id: 'serenity', name: 'Serenity', ...firefly },
  { id: 'yun-qi', name: 'Yun Qi', ...firefly },
  { id: 'bonanza', name: 'Bonanza', ...firefly },
  { id: 'bonnie-mae', name: 'Bonnie Mae', ...firefly },
]

export const startingCores: readonly CoreCard[] = [
  { kind: 'core', name: markOne, box: 'base', deck: null, copies: 4, cost: 0, range: 5, burnFuel: 1, abilities: [] },
]
