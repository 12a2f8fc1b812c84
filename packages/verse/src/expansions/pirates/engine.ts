import type { BoxEngine } from '../../boxes/engine.ts'
import { advice as abilities } from '../shared/abilities/bot.ts'
import { abilitiesPlayed } from '../shared/abilities/engine.ts'
import { advice as havens } from '../shared/havens/bot.ts'
import { havensPlayed } from '../shared/havens/engine.ts'
import { abilityHooks } from './abilities.ts'
import { advice } from './bot/index.ts'
import { huntingDeeds } from './capture.ts'
import { boundHooks, deliveries } from './delivery.ts'
import { effects } from './effects.ts'
import { checkLaws } from './laws.ts'
import { listHooks } from './most-wanted.ts'
import { piracyHooks } from './piracy.ts'
import { loneAttack } from './showdown.ts'
import { piratesSituation } from './situation.ts'
import { storyHooks } from './story-rules.ts'

/** What plays this box. */
export const engine: BoxEngine = {
  effects,
  advice: [advice, abilities, havens],
  plays: {
    hooks: [
      listHooks,
      piracyHooks,
      boundHooks,
      abilityHooks,
      storyHooks,
      { turnChoices: (t, c) => [...huntingDeeds(t, c), ...deliveries(t, c)], loneAttack },
    ],
    situation: piratesSituation,
    checkLaws,
  },
  shares: [abilitiesPlayed, havensPlayed],
}
