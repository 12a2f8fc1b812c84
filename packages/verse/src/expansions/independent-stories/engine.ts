import type { BoxEngine } from '../../boxes/engine.ts'
import { advice as abilities } from '../shared/abilities/bot.ts'
import { abilitiesPlayed } from '../shared/abilities/engine.ts'
import { advice as havens } from '../shared/havens/bot.ts'
import { havensPlayed } from '../shared/havens/engine.ts'
import { advice } from './bot.ts'
import { expressHooks } from './express.ts'
import { heatHooks } from './heat.ts'
import { hunterHooks } from './hunter.ts'
import { rumrunnersHooks } from './rumrunners.ts'
import { stowedHooks, stowedLaws } from './stowed.ts'
import { taproomHooks } from './taproom.ts'
import { whirlwindHooks } from './whirlwind.ts'

/** What plays these stories and ships. */
export const engine: BoxEngine = {
  effects: {},
  advice: [abilities, havens, advice],
  plays: {
    hooks: [taproomHooks, stowedHooks, expressHooks],
    checkLaws: stowedLaws,
    chosenHooks: {
      'reap-the-whirlwind': whirlwindHooks,
      'rumrunners-2': rumrunnersHooks,
      'jubilant-victory': hunterHooks,
      'heat-is-on': heatHooks,
    },
  },
  shares: [abilitiesPlayed, havensPlayed],
}
