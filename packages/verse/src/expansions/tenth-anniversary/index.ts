import type { Module } from '../../box.ts'
import { badGuysHooks } from './bad-guys.ts'
import { listing } from './listing.ts'
import { stories } from './stories.ts'
import { cardTexts } from './text/card-texts.ts'

/** The 10th anniversary: stories. */
export const tenthAnniversary: Module = {
  ...{ id: listing.id, name: listing.name, stories, texts: cardTexts },
  ...{ sectors: [], places: [], borders: [], starts: {}, supply: [], leaders: [], ships: [], contacts: [], jobs: [] },
  ...{ others: [], nav: {}, navRemoved: {}, misbehave: [], setUps: [], hooks: [] },
  chosenHooks: { 'lets-be-bad-guys': badGuysHooks },
}
