import type { Module } from '../../box.ts'
import { abilities } from '../shared/abilities/index.ts'
import { alerts } from '../shared/alerts/index.ts'
import { sharedContacts } from '../shared/contacts/index.ts'
import { sharedEffects } from '../shared/effects/index.ts'
import { cardHooks } from './abilities.ts'
import { answerHooks } from './answers.ts'
import { contacts } from './contacts.ts'
import { corvetteHooks } from './corvette.ts'
import { jobs } from './jobs/index.ts'
import { leaders } from './leaders.ts'
import { listing } from './listing.ts'
import { borders, places, sectors } from './map.ts'
import { checkLaws, marks, mayHunt, perils } from './marks.ts'
import { alliance, border, removedFromRim, rim } from './nav.ts'
import { rimsTheThingHooks, setUpHooks, timesNotOnOurSideHooks } from './set-up.ts'
import { setUps } from './set-ups.ts'
import { situation } from './situation.ts'
import { stories } from './stories.ts'
import { scavengersHooks, wellsRunDryHooks, whoYouKnowHooks } from './story-ends.ts'
import { supply } from './supply.ts'
import { cardTexts } from './text/card-texts.ts'
import { kindTexts } from './text/describe.ts'
import { corvetteContact } from './tile.ts'
import { wrightHooks } from './wright.ts'

/** Kalidasa. */
export const kalidasa: Module = {
  id: listing.id,
  name: listing.name,
  sectors,
  places,
  borders,
  starts: {},
  supply,
  leaders,
  ships: [],
  contacts,
  jobs,
  others: [],
  nav: { alliance, border, rim },
  navRemoved: { rim: removedFromRim },
  reshuffleCardsIn: true,
  misbehave: [],
  tiles: { 'corvette-contact': corvetteContact },
  setUps,
  stories,
  kindTexts,
  hooks: [setUpHooks, corvetteHooks, answerHooks, wrightHooks, ...cardHooks],
  shares: [alerts, sharedEffects, sharedContacts, abilities],
  texts: cardTexts,
  situation,
  marks,
  perils,
  feared: { corvette: 'corvette' },
  mayHunt,
  checkLaws,
  toldAhead: ['corvette-contact', 'corvette-drives-off', 'corvette-moved'],
  chosenHooks: {
    'rims-the-thing': rimsTheThingHooks,
    'times-not-on-our-side': timesNotOnOurSideHooks,
    'who-you-know': whoYouKnowHooks,
    'scavengers-verse': scavengersHooks,
    'wells-run-dry': wellsRunDryHooks,
  },
}
