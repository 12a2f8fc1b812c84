import type { ShownModule } from '../../box.ts'
import { abilities } from '../shared/abilities/index.ts'
import { places } from '../shared/jobs/places.ts'
import { breakinAtmoAnswers } from './abilities.ts'
import { jobs } from './jobs/index.ts'
import { listing } from './listing.ts'
import { supply } from './supply.ts'
import { abilities as abilityTexts } from './text/describe.ts'

/** Breakin' Atmo. */
export const breakinAtmo: ShownModule = {
  id: listing.id,
  name: listing.name,
  sectors: [],
  places,
  borders: [],
  starts: {},
  supply,
  leaders: [],
  ships: [],
  contacts: [],
  jobs,
  others: [],
  nav: {},
  navRemoved: {},
  misbehave: [],
  setUps: [],
  stories: [],
  kindTexts: { abilities: abilityTexts },
  shares: [abilities],
  answers: [breakinAtmoAnswers],
}
