import type { CoreCard, ShipCard } from '../../vocabulary/index.ts'
import { shortRange } from './supply.ts'

const box = 'still-flying'

/** A further copy of the core that plain ships start with. */
export const core: CoreCard = {
  ...{ kind: 'core', name: 'Radion Accelerator Mark I', box, ours: true, deck: null, copies: 1, cost: 0 },
  ...{ range: 5, burnFuel: 1, abilities: [] },
}

export const ship: ShipCard = {
  ...{ id: 'restless-sole', name: 'Restless Sole', box, ours: true, price: 8400, core: core.name, coreLocked: false },
  ...{ hold: 7, stash: 3, maxCrew: 6, upgradeSlots: 2 },
  bay: { keyword: 'shuttle', slots: 1 },
  startingUpgrades: [shortRange],
}
