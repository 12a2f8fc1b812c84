import type { CoreCard, ShipCard } from '../../vocabulary/index.ts'
import { listing } from './listing.ts'

/** Ships of which only the name and a word are publicly known: their figures are ours. */

const box = listing.id
const ours = { box, ours: true } as const
const built = { kind: 'core', ...ours, deck: null, copies: 1, cost: 0, abilities: [] } as const

const markOne: CoreCard = { ...built, name: 'Radion Accelerator Mark I', range: 5, burnFuel: 1 }
const gunshipDrive: CoreCard = { ...built, name: 'Surplus Gunship Drive', range: 5, burnFuel: 1 }
const courierCoil: CoreCard = { ...built, name: 'Courier Coil', range: 6, burnFuel: 0 }

export const cores: readonly CoreCard[] = [markOne, gunshipDrive, courierCoil]

export const ships: readonly ShipCard[] = [
  {
    ...{ id: 'white-lightning', name: 'White Lightning', ...ours, price: 8300, core: markOne.name, coreLocked: false },
    ...{ hold: 8, stash: 6, maxCrew: 6, upgradeSlots: 2 },
    abilities: [
      { is: 'leave-aboard', credits: 50 },
      { is: 'sale-bonus', tokens: ['contraband'], plus: 100 },
    ],
  },
  {
    ...{ id: 'cantankerous', name: 'Cantankerous', ...ours, price: 8900, core: gunshipDrive.name, coreLocked: true },
    ...{ hold: 5, stash: 2, maxCrew: 7, upgradeSlots: 4 },
    abilities: [
      { is: 'keeps-spent-upgrades', parts: 1 },
      { is: 'raises-alerts', plus: 1 },
    ],
  },
  {
    ...{ id: 'huntingdons-bolt', name: "Huntingdon's Bolt", ...ours, price: 8100, core: courierCoil.name },
    ...{ coreLocked: true, hold: 4, stash: 2, maxCrew: 4, upgradeSlots: 2 },
    abilities: [
      { is: 'spare-upgrades', n: 2 },
      { is: 'express', types: ['shipping', 'transport'], turns: 3, credits: 300 },
    ],
  },
]
