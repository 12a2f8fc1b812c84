import type { Module } from '../../box.ts'
import { abilities } from '../shared/abilities/index.ts'
import { timer } from '../shared/timer/index.ts'
import { promoHooks } from './abilities.ts'
import { malcolm, supply } from './cards.ts'
import { awfulLonely, listing } from './listing.ts'
import { lonelyCounters, lonelyHooks } from './lonely.ts'
import { stories } from './stories.ts'
import { abilities as abilityTexts, cardTexts, ends } from './text/describe.ts'

/** Promotional cards: crew and a Leader in another printing, gear, and a story for one. */
export const promo: Module = {
  ...{ id: listing.id, name: listing.name, supply, leaders: [malcolm] },
  ...{ sectors: [], places: [], borders: [], starts: {}, ships: [], contacts: [], jobs: [], others: [] },
  ...{ nav: {}, navRemoved: {}, misbehave: [], setUps: [] },
  stories,
  texts: cardTexts,
  counters: lonelyCounters,
  chosenHooks: { [awfulLonely.id]: lonelyHooks },
  hooks: [promoHooks],
  shares: [abilities, timer],
  kindTexts: { abilities: abilityTexts, ends },
}
