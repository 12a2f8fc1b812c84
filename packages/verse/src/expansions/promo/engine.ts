import type { BoxEngine } from '../../boxes/engine.ts'
import { advice as abilities } from '../shared/abilities/bot.ts'
import { abilitiesPlayed } from '../shared/abilities/engine.ts'
import { timerPlayed } from '../shared/timer/engine.ts'
import { promoHooks } from './abilities.ts'
import { advice } from './bot.ts'
import { awfulLonely } from './listing.ts'
import { lonelyHooks } from './lonely.ts'

/** What plays this box. */
export const engine: BoxEngine = {
  effects: {},
  advice: [abilities, advice],
  plays: {
    hooks: [promoHooks],
    chosenHooks: {
      [awfulLonely.id]: lonelyHooks,
    },
  },
  shares: [abilitiesPlayed, timerPlayed],
}
