import type { BoxEngine } from '../../boxes/engine.ts'
import { advice as abilities } from '../shared/abilities/bot.ts'
import { abilitiesPlayed } from '../shared/abilities/engine.ts'
import { advice as alerts } from '../shared/alerts/bot.ts'
import { effects as alertEffects } from '../shared/alerts/effects.ts'
import { alertsPlayed } from '../shared/alerts/engine.ts'
import { advice as contacts } from '../shared/contacts/bot.ts'
import { contactsPlayed } from '../shared/contacts/engine.ts'
import { advice as goods } from '../shared/effects/bot.ts'
import { effects as sharedEffects } from '../shared/effects/effects.ts'
import { cardHooks } from './abilities.ts'
import { answerHooks } from './answers.ts'
import { cardAdvice } from './bot/cards.ts'
import { advice } from './bot/index.ts'
import { corvetteHooks } from './corvette.ts'
import { effects } from './effects.ts'
import { cardEffects } from './effects-cards.ts'
import { checkLaws } from './marks.ts'
import { rimsTheThingHooks, setUpHooks, timesNotOnOurSideHooks } from './set-up.ts'
import { situation } from './situation.ts'
import { wellsRunDryHooks, whoYouKnowHooks } from './story-ends.ts'
import { wrightHooks } from './wright.ts'

/** What plays this box. */
export const engine: BoxEngine = {
  effects: { ...alertEffects, ...sharedEffects, ...effects, ...cardEffects },
  advice: [abilities, alerts, contacts, goods, cardAdvice, advice],
  plays: {
    hooks: [setUpHooks, corvetteHooks, answerHooks, wrightHooks, ...cardHooks],
    situation,
    checkLaws,
    chosenHooks: {
      'rims-the-thing': rimsTheThingHooks,
      'times-not-on-our-side': timesNotOnOurSideHooks,
      'who-you-know': whoYouKnowHooks,
      'wells-run-dry': wellsRunDryHooks,
    },
  },
  shares: [alertsPlayed, contactsPlayed, abilitiesPlayed],
}
