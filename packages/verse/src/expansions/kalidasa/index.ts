import type { ShownModule } from '../../box.ts'
import { abilities } from '../shared/abilities/index.ts'
import { alerts } from '../shared/alerts/index.ts'
import { sharedContacts } from '../shared/contacts/index.ts'
import { sharedEffects } from '../shared/effects/index.ts'
import { cardAnswers } from './abilities.ts'
import { alertAnswers } from './answers.ts'
import { contacts } from './contacts.ts'
import { corvetteAnswers } from './corvette.ts'
import { jobs } from './jobs/index.ts'
import { leaders } from './leaders.ts'
import { listing } from './listing.ts'
import { borders, places, sectors } from './map.ts'
import { marks, mayHunt, perils } from './marks.ts'
import { alliance, border, removedFromRim, rim } from './nav.ts'
import { setUps } from './set-ups.ts'
import { stories } from './stories.ts'
import { scavengersAnswers } from './story-ends.ts'
import { supply } from './supply.ts'
import { cardTexts } from './text/card-texts.ts'
import { kindTexts } from './text/describe.ts'
import { corvetteContact } from './tile.ts'

/** Kalidasa. */
export const kalidasa: ShownModule = {
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
  shares: [alerts, sharedEffects, sharedContacts, abilities],
  texts: cardTexts,
  marks,
  perils,
  feared: { corvette: 'corvette' },
  mayHunt,
  toldAhead: ['corvette-contact', 'corvette-drives-off', 'corvette-moved'],
  answers: [corvetteAnswers, alertAnswers, ...cardAnswers],
  chosenAnswers: {
    'scavengers-verse': scavengersAnswers,
  },
}
