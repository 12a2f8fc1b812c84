import type { Module } from '../box.ts'
import { baseContacts } from './contacts.ts'
import { baseJobs } from './jobs/index.ts'
import { baseLeaders } from './leaders.ts'
import { baseBorders, basePlaces, baseSectors, baseStarts } from './map.ts'
import { baseMisbehave } from './misbehave.ts'
import { baseAllianceNav, baseBorderNav } from './nav.ts'
import { baseShips, startingCores } from './ships.ts'
import { baseStories } from './stories.ts'
import { baseSupply } from './supply/index.ts'
import { allianceContact, reaverContact } from './tiles.ts'

/** The base box. */
export const base: Module = {
  id: 'base',
  name: 'Firefly: The Game',
  sectors: baseSectors,
  places: basePlaces,
  borders: baseBorders,
  starts: baseStarts,
  supply: [...baseSupply, ...startingCores],
  leaders: baseLeaders,
  ships: baseShips,
  contacts: baseContacts,
  jobs: baseJobs,
  others: [],
  nav: { alliance: baseAllianceNav, border: baseBorderNav },
  navRemoved: {},
  misbehave: baseMisbehave,
  tiles: { 'alliance-contact': allianceContact, 'reaver-contact': reaverContact },
  setUps: [{ id: 'standard', box: 'base', name: 'Standard Game Set Up' }],
  stories: baseStories,
}
