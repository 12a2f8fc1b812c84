import type { Module } from '../../box.ts'
import { listing } from './listing.ts'
import { hideoutMarks, rumrunnersHooks } from './rumrunners.ts'
import { stories } from './stories.ts'
import { cardTexts } from './text/card-texts.ts'
import { whirlwindHooks } from './whirlwind.ts'

/** Stories that were published by themselves. */
export const independentStories: Module = {
  ...{ id: listing.id, name: listing.name, stories, texts: cardTexts, marks: hideoutMarks },
  ...{ sectors: [], places: [], borders: [], starts: {}, supply: [], leaders: [], ships: [], contacts: [], jobs: [] },
  ...{ others: [], nav: {}, navRemoved: {}, misbehave: [], setUps: [], hooks: [] },
  chosenHooks: { 'reap-the-whirlwind': whirlwindHooks, 'rumrunners-2': rumrunnersHooks },
}
