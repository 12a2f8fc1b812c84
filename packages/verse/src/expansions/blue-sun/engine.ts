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
import { advice as havens } from '../shared/havens/bot.ts'
import { havensPlayed } from '../shared/havens/engine.ts'
import { anyPortHooks } from './any-port.ts'
import { awfulCrowdedHooks } from './awful-crowded.ts'
import { advice } from './bot/index.ts'
import { creditHooks } from './credit-exchange.ts'
import { effects } from './effects.ts'
import { flightHooks } from './flight.ts'
import { greatRecessionHooks } from './great-recession.ts'
import { reaverHooks } from './reavers.ts'
import { setUpHooks } from './set-up.ts'
import { universeHooks } from './universe.ts'

/** What plays this box. */
export const engine: BoxEngine = {
  effects: { ...alertEffects, ...sharedEffects, ...effects },
  advice: [abilities, alerts, contacts, goods, havens, advice],
  plays: {
    hooks: [setUpHooks, reaverHooks, flightHooks, universeHooks, creditHooks],
    chosenHooks: {
      'awful-crowded': awfulCrowdedHooks,
      'any-port': anyPortHooks,
      'great-recession': greatRecessionHooks,
    },
  },
  shares: [alertsPlayed, havensPlayed, contactsPlayed, abilitiesPlayed],
}
