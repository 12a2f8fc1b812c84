import type { CrewCard, GearCard, LeaderCard } from '../../vocabulary/index.ts'
import { listing } from './listing.ts'

const box = listing.id
const hero = { is: 'misbehave-bonus', credits: 100 } as const
const anew = { kind: 'crew', box, copies: 1, keywords: [], reprint: true } as const
const gear = { kind: 'gear', box, copies: 1, skills: {}, keywords: [] } as const

/** Big Damn Heroes take the place of the crew cards of the same names. */
const heroes: readonly CrewCard[] = [
  {
    ...{ ...anew, name: 'Kaylee', deck: 'regina', cost: 300, skills: { tech: 3 }, professions: ['mechanic'] },
    ...{ moral: true, wanted: false, abilities: [{ is: 'reroll-test', skill: 'tech' }, hero] },
  },
  {
    ...{ ...anew, name: 'Jayne', deck: 'silverhold', cost: 300, skills: { fight: 2 }, professions: ['merc'] },
    ...{ moral: false, wanted: true, abilities: [{ is: 'carry-limit', gear: 3 }, hero] },
  },
  {
    ...{ ...anew, name: 'Zoe', deck: 'silverhold', cost: 300, skills: { fight: 2 }, professions: ['soldier'] },
    ...{ moral: true, wanted: true, abilities: [{ is: 'reroll-test', skill: 'fight' }, hero] },
  },
  {
    ...{ ...anew, name: 'Wash', deck: 'space-bazaar', cost: 200, skills: { tech: 1, negotiate: 1 } },
    ...{ professions: ['pilot'], moral: true, wanted: false, abilities: [{ is: 'burn-range', plus: 1 }, hero] },
  },
]

const gifts: readonly GearCard[] = [
  {
    ...{ ...gear, name: 'Fruity Oaty Bar', deck: 'persephone', cost: 100 },
    abilities: [{ is: 'lifts-any-test', plus: 1 }, { is: 'soothes-owner' }],
    check: 'In one list only; taken for a promotional copy, because Blue Sun is complete without it.',
  },
  {
    ...{ ...gear, name: 'Loot Crate: Silverhold', deck: 'persephone', cost: 300 },
    abilities: [{ is: 'digs-for-gear', deck: 'silverhold' }],
    check: 'The number of copies is blank in the list; taken as 1.',
  },
  {
    ...{ ...gear, name: "Mal's Pretty Floral Bonnet", deck: 'silverhold', cost: 0 },
    abilities: [{ is: 'skips-wanted-rolls', who: 'carrier' }, { is: 'weighs-nothing' }],
  },
  {
    ...{ ...gear, name: "Wash's Lucky Dinosaurs", deck: 'space-bazaar', cost: 0 },
    abilities: [{ is: 'reroll-ones-flying' }, { is: 'weighs-nothing' }],
  },
]

export const supply: readonly (CrewCard | GearCard)[] = [...heroes, ...gifts]

export const malcolm: LeaderCard = {
  ...{ kind: 'leader', id: 'malcolm', name: 'Malcolm', box, reprint: true, skills: { fight: 2, negotiate: 1 } },
  ...{ professions: ['pilot', 'soldier'], keywords: [], moral: true, wanted: false },
  abilities: [{ is: 'job-bonus', type: 'crime', credits: 500 }, hero],
  check: 'One list has a price of $500; Leaders are free.',
}
