import type { BoxEngine } from '../../boxes/engine.ts'
import { advice as abilities } from '../shared/abilities/bot.ts'
import { abilitiesPlayed } from '../shared/abilities/engine.ts'
import { jetwashHooks } from './abilities.ts'
import { blitzHooks } from './blitz.ts'
import { advice } from './bot.ts'
import { setUps } from './cards.ts'
import { downAndOutHooks } from './down-and-out.ts'
import { blitz, downAndOut } from './listing.ts'

/** What plays this box. */
export const engine: BoxEngine = {
  effects: {},
  advice: [abilities, advice],
  plays: {
    hooks: [jetwashHooks],
    chosenHooks: {
      [downAndOut.id]: downAndOutHooks,
      [blitz.id]: blitzHooks(setUps[0]?.primed ?? 0),
    },
  },
  shares: [abilitiesPlayed],
}
