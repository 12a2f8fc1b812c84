import type { Module } from '../../box.ts'
import { listing } from './listing.ts'
import { stories } from './stories.ts'

/** Stories that were published by themselves. */
export const independentStories: Module = {
  ...{ id: listing.id, name: listing.name, stories },
  ...{ sectors: [], places: [], borders: [], starts: {}, supply: [], leaders: [], ships: [], contacts: [], jobs: [] },
  ...{ others: [], nav: {}, navRemoved: {}, misbehave: [], setUps: [], hooks: [], chosenHooks: {} },
}
