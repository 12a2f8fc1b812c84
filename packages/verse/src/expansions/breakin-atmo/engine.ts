import type { BoxEngine } from '../../boxes/engine.ts'
import { advice as abilities } from '../shared/abilities/bot.ts'
import { abilitiesPlayed } from '../shared/abilities/engine.ts'
import { breakinAtmoHooks } from './abilities.ts'
import { advice } from './bot.ts'

/** What plays this box. */
export const engine: BoxEngine = {
  effects: {},
  advice: [abilities, advice],
  plays: {
    hooks: [breakinAtmoHooks],
  },
  shares: [abilitiesPlayed],
}
