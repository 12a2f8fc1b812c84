import type { ShownModule } from '../../box.ts'
import { abilities } from '../shared/abilities/index.ts'
import { alerts } from '../shared/alerts/index.ts'
import { sharedContacts } from '../shared/contacts/index.ts'
import { sharedEffects } from '../shared/effects/index.ts'
import { havens } from '../shared/havens/index.ts'
import { challenges } from './challenges.ts'
import { contacts } from './contacts.ts'
import { jobs } from './jobs/index.ts'
import { leaders } from './leaders.ts'
import { listing } from './listing.ts'
import { borders, places, reaverSpace, sectors } from './map.ts'
import { border, removedFromBorder, rim } from './nav.ts'
import { reaverAnswers } from './reavers.ts'
import { setUps } from './set-ups.ts'
import { stories } from './stories.ts'
import { supply } from './supply.ts'
import { cardTexts } from './text/card-texts.ts'
import { kindTexts } from './text/describe.ts'
import { universeAnswers } from './universe.ts'

/** Blue Sun. */
export const blueSun: ShownModule = {
  id: listing.id,
  name: listing.name,
  sectors,
  places,
  borders,
  starts: { cutters: reaverSpace },
  supply,
  leaders,
  ships: [],
  contacts,
  jobs,
  others: challenges,
  nav: { border, rim },
  navRemoved: { border: removedFromBorder },
  misbehave: [],
  setUps,
  stories,
  kindTexts,
  shares: [alerts, sharedEffects, havens, sharedContacts, abilities],
  texts: cardTexts,
  offCourse: ['drift'],
  toldAhead: ['cutter-driven-off'],
  answers: [reaverAnswers, universeAnswers],
}
