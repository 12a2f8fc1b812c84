import type { Module } from '../../box.ts'
import { abilities } from '../shared/abilities/index.ts'
import { havens } from '../shared/havens/index.ts'
import { expressHooks } from './express.ts'
import { heatHooks, setUps } from './heat.ts'
import { hunterHooks, hunterMarks } from './hunter.ts'
import { listing } from './listing.ts'
import { loudHooks } from './loud.ts'
import { hideoutMarks, rumrunnersHooks } from './rumrunners.ts'
import { cores, ships } from './ship-cards.ts'
import { stories } from './stories.ts'
import { cardsStowed, stowedHooks, stowedInSight, stowedLaws } from './stowed.ts'
import { taproomHooks } from './taproom.ts'
import { cardTexts } from './text/card-texts.ts'
import { abilities as abilityTexts } from './text/describe.ts'
import { whirlwindHooks } from './whirlwind.ts'

/** Stories, ships and a Set Up card that were published by themselves. */
export const independentStories: Module = {
  ...{ id: listing.id, name: listing.name, stories, ships, supply: cores, texts: cardTexts },
  ...{ sectors: [], places: [], borders: [], starts: {}, leaders: [], contacts: [], jobs: [] },
  ...{ others: [], nav: {}, navRemoved: {}, misbehave: [], setUps },
  hooks: [taproomHooks, stowedHooks, expressHooks, loudHooks],
  shares: [abilities, havens],
  marks: (t) => [...hideoutMarks(t), ...hunterMarks(t)],
  kindTexts: { abilities: abilityTexts },
  cardsLaid: cardsStowed,
  laidOpen: stowedInSight,
  checkLaws: stowedLaws,
  chosenHooks: {
    'reap-the-whirlwind': whirlwindHooks,
    'rumrunners-2': rumrunnersHooks,
    'jubilant-victory': hunterHooks,
    'heat-is-on': heatHooks,
  },
}
