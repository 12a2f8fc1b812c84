import type { BoxEngine } from '../../boxes/engine.ts'
import { advice as abilities } from '../shared/abilities/bot.ts'
import { abilitiesPlayed } from '../shared/abilities/engine.ts'
import { advice as goods } from '../shared/effects/bot.ts'
import { effects as sharedEffects } from '../shared/effects/effects.ts'
import { advice } from './bot/index.ts'
import { bustleHooks } from './bustle.ts'
import { caperHooks } from './capers.ts'
import { effects } from './effects.ts'
import { checkLaws } from './laws.ts'
import { buttonsAndCharts, titles } from './listing.ts'
import { buttonsAndChartsHooks, shuttleHooks } from './shuttles.ts'
import { weddingHooks } from './wedding.ts'

/** What plays this box. */
export const engine: BoxEngine = {
  effects: { ...sharedEffects, ...effects },
  advice: [abilities, goods, advice],
  plays: {
    hooks: [caperHooks, shuttleHooks],
    checkLaws,
    chosenHooks: {
      [buttonsAndCharts.id]: buttonsAndChartsHooks,
      [titles.specimen.id]: weddingHooks,
      [titles.bustle.id]: bustleHooks,
    },
  },
  shares: [abilitiesPlayed],
}
