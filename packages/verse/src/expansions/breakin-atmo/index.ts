import type { Module } from '../../box.ts'
import { abilityHooks } from '../shared/abilities/index.ts'
import { places } from '../shared/jobs/places.ts'
import { breakinAtmoHooks } from './abilities.ts'
import { jobs } from './jobs/index.ts'
import { supply } from './supply.ts'

/** Breakin' Atmo. */
export const breakinAtmo: Module = {
  id: 'breakin-atmo',
  name: "Breakin' Atmo",
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
  hooks: [breakinAtmoHooks, abilityHooks],
  chosenHooks: {},
}
