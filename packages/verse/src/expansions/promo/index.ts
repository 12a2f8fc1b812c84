import type { Module, ShownModule } from '../../box.ts'
import { abilities } from '../shared/abilities/index.ts'
import { timer } from '../shared/timer/index.ts'
import { promoAnswers } from './abilities.ts'
import { malcolm, supply } from './cards.ts'
import { awfulLonely, listing, usualPrintings } from './listing.ts'
import { lonelyAnswers, lonelyCounters } from './lonely.ts'
import { stories } from './stories.ts'
import { abilities as abilityTexts, cardTexts, ends } from './text/describe.ts'

/** The heroes as they were printed before. */
function withoutReprints(module: Module): Module {
  return {
    ...module,
    supply: module.supply.filter(({ reprint }) => !reprint),
    leaders: module.leaders.filter(({ reprint }) => !reprint),
  }
}

/** Promotional cards: crew and a Leader in another printing, gear, and a story for one. */
export const promo: ShownModule = {
  ...{ id: listing.id, name: listing.name, supply, leaders: [malcolm] },
  ...{ sectors: [], places: [], borders: [], starts: {}, ships: [], contacts: [], jobs: [], others: [] },
  ...{ nav: {}, navRemoved: {}, misbehave: [], setUps: [] },
  stories,
  underVariants: {
    [usualPrintings]: (modules) => modules.map((one) => (one.id === listing.id ? withoutReprints(one) : one)),
  },
  texts: cardTexts,
  counters: lonelyCounters,
  shares: [abilities, timer],
  kindTexts: { abilities: abilityTexts, ends },
  answers: [promoAnswers],
  chosenAnswers: {
    [awfulLonely.id]: lonelyAnswers,
  },
}
