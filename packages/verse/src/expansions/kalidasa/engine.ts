import type { BoxEngine } from '../../boxes/list.ts'
import { advice as abilities } from '../shared/abilities/bot.ts'
import { advice as alerts } from '../shared/alerts/bot.ts'
import { effects as alertEffects } from '../shared/alerts/effects.ts'
import { advice as contacts } from '../shared/contacts/bot.ts'
import { advice as goods } from '../shared/effects/bot.ts'
import { effects as sharedEffects } from '../shared/effects/effects.ts'
import { cardAdvice } from './bot/cards.ts'
import { advice } from './bot/index.ts'
import { effects } from './effects.ts'
import { cardEffects } from './effects-cards.ts'

/** What plays this box. */
export const engine: BoxEngine = {
  effects: { ...alertEffects, ...sharedEffects, ...effects, ...cardEffects },
  advice: [abilities, alerts, contacts, goods, cardAdvice, advice],
}
