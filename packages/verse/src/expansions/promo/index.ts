import type { Module } from '../../box.ts'
import { abilities } from '../shared/abilities/index.ts'
import { promoHooks } from './abilities.ts'
import { malcolm, supply } from './cards.ts'
import { listing } from './listing.ts'
import { abilities as abilityTexts } from './text/describe.ts'

/** Promotional cards: crew and a Leader in another printing, and gear. */
export const promo: Module = {
  ...{ id: listing.id, name: listing.name, supply, leaders: [malcolm] },
  ...{ sectors: [], places: [], borders: [], starts: {}, ships: [], contacts: [], jobs: [], others: [] },
  ...{ nav: {}, navRemoved: {}, misbehave: [], setUps: [], stories: [], chosenHooks: {} },
  hooks: [promoHooks],
  shares: [abilities],
  kindTexts: { abilities: abilityTexts },
}
