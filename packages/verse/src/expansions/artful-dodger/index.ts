import type { ShownModule } from '../../box.ts'
import type { CoreCard, ShipCard } from '../../vocabulary/index.ts'
import { listing } from './listing.ts'

const core: CoreCard = {
  ...{ kind: 'core', name: 'Modified Radion Accelerator Mark II', box: listing.id, deck: null, copies: 1, cost: 0 },
  ...{ range: 6, burnFuel: 1, abilities: [] },
}

const ship: ShipCard = {
  ...{ id: 'artful-dodger', name: 'Artful Dodger', box: listing.id, price: 8500, core: core.name, coreLocked: false },
  ...{ hold: 6, stash: 4, maxCrew: 7, upgradeSlots: 3 },
}

/** The Artful Dodger: a ship. */
export const artfulDodger: ShownModule = {
  ...{ id: listing.id, name: listing.name, ships: [ship], supply: [core] },
  ...{ sectors: [], places: [], borders: [], starts: {}, leaders: [], contacts: [], jobs: [], others: [] },
  ...{ nav: {}, navRemoved: {}, misbehave: [], setUps: [], stories: [] },
}
