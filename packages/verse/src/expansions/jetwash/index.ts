import type { Module } from '../../box.ts'
import { abilities } from '../shared/abilities/index.ts'
import { jetwashHooks } from './abilities.ts'
import { blitzHooks } from './blitz.ts'
import { setUps, ship, stories, supply, zoe } from './cards.ts'
import { downAndOutHooks } from './down-and-out.ts'
import { blitz, downAndOut, listing } from './listing.ts'
import { cardTexts } from './text/card-texts.ts'
import { abilities as abilityTexts } from './text/describe.ts'

/** Jetwash: a ship, upgrades, a Leader, a story and a Set Up card. */
export const jetwash: Module = {
  ...{ id: listing.id, name: listing.name, ships: [ship], supply, leaders: [zoe], stories, setUps },
  ...{ sectors: [], places: [], borders: [], starts: {}, contacts: [], jobs: [], others: [] },
  ...{ nav: {}, navRemoved: {}, misbehave: [] },
  hooks: [jetwashHooks],
  shares: [abilities],
  kindTexts: { abilities: abilityTexts },
  texts: cardTexts,
  piles: ({ boxes }) => (boxes.jetwash ? { 'open-jobs': boxes.jetwash } : {}),
  chosenHooks: {
    [downAndOut.id]: downAndOutHooks,
    [blitz.id]: blitzHooks(setUps[0]?.primed ?? 0),
  },
}
