import type { CrewCard, GearCard, SupplyCard, UpgradeCard } from '../../vocabulary/index.ts'

/** Three cards for each supply deck: a Shuttle, a crew and a piece of gear. No public list has the printed ones. */

const ours = { box: 'still-flying', copies: 1, ours: true } as const

/** Their decks come with other boxes. */
const meridian = { ...ours, deck: 'meridian', needsBoxes: ['blue-sun'] } as const
const beaumonde = { ...ours, deck: 'beaumonde', needsBoxes: ['kalidasa'] } as const

/** What a ship that comes with a Shuttle has in its bay. */
export const shortRange = 'Short-Range Shuttle'

const shuttle = { ...ours, kind: 'upgrade', keywords: ['shuttle'] } as const

const shuttles: readonly UpgradeCard[] = [
  {
    ...{ ...shuttle, name: shortRange, deck: 'persephone', copies: 2, withShip: 1, cost: 600 },
    abilities: [{ is: 'shuttle', room: 2, reach: 1 }],
  },
  {
    ...{ ...shuttle, name: 'Chartered Shuttle', deck: 'osiris', cost: 1000 },
    abilities: [
      { is: 'shuttle', room: 1, reach: 1 },
      { is: 'make-work-in-company', profession: 'companion', credits: 300 },
    ],
  },
  {
    ...{ ...shuttle, name: 'Surplus Drop Shuttle', deck: 'regina', cost: 800, keywordsAway: ['transport'] },
    abilities: [{ is: 'shuttle', room: 2, reach: 1 }],
  },
  {
    ...{ ...shuttle, name: shortRange, deck: 'silverhold', cost: 600 },
    abilities: [{ is: 'shuttle', room: 2, reach: 1 }],
  },
  {
    ...{ ...shuttle, name: 'Dockyard Lighter', deck: 'space-bazaar', cost: 800 },
    abilities: [{ is: 'shuttle', room: 4, reach: 1, quiet: true }],
  },
  {
    ...{ ...shuttle, ...meridian, name: 'Lifeboat Skiff', cost: 500 },
    abilities: [{ is: 'shuttle', room: 1, reach: 1 }, { is: 'escapes-reavers' }],
  },
  {
    ...{ ...shuttle, ...beaumonde, name: 'Stripped Racing Skiff', cost: 900 },
    abilities: [{ is: 'shuttle', room: 1, reach: 2 }],
  },
]

const hand = { ...ours, kind: 'crew', keywords: [], professions: [], moral: false, wanted: false } as const

const crew: readonly CrewCard[] = [
  {
    ...{ ...hand, name: 'Matchmaker', deck: 'persephone', cost: 200, skills: { negotiate: 1 } },
    professions: ['grifter'],
    abilities: [{ is: 'job-bonus', type: 'caper', credits: 300 }],
  },
  {
    ...{ ...hand, name: 'Society Decorator', deck: 'osiris', cost: 200, skills: { negotiate: 1 } },
    keywords: ['fancy-duds'],
    moral: true,
    abilities: [],
  },
  {
    ...{ ...hand, name: 'Shuttle Jockey', deck: 'regina', cost: 200, skills: { tech: 1 } },
    professions: ['pilot'],
    abilities: [{ is: 'shuttle-room', plus: 1 }],
  },
  {
    ...{ ...hand, name: 'Claim Jumper', deck: 'silverhold', cost: 200, skills: { fight: 1, tech: 1 } },
    professions: ['merc'],
    wanted: true,
    abilities: [],
  },
  {
    ...{ ...hand, name: 'Card Sharp', deck: 'space-bazaar', cost: 300, skills: { tech: 1, negotiate: 1 } },
    professions: ['grifter'],
    wanted: true,
    abilities: [{ is: 'deceptive' }],
  },
  {
    ...{ ...hand, ...meridian, name: 'Dock Steward', cost: 100, skills: { tech: 1 } },
    professions: ['mechanic'],
    moral: true,
    abilities: [{ is: 'keeps-shuttle' }],
  },
  {
    ...{ ...hand, ...beaumonde, name: 'Retired Con Man', cost: 300, skills: { negotiate: 2 } },
    professions: ['grifter'],
    keywords: ['fake-id'],
    abilities: [],
  },
]

const item = { ...ours, kind: 'gear', keywords: [], skills: {} } as const

const gear: readonly GearCard[] = [
  {
    ...{ ...item, name: 'Hired Wedding Finery', deck: 'persephone', cost: 800, skills: { negotiate: 1 } },
    keywords: ['fancy-duds'],
    abilities: [],
  },
  {
    ...{ ...item, name: 'Set of Skeleton Codes', deck: 'osiris', cost: 600, skills: { tech: 1 } },
    abilities: [{ is: 'discard-for-keyword', keyword: 'hacking-rig' }],
  },
  {
    ...{ ...item, name: 'Flare Pistol', deck: 'regina', cost: 300, skills: { fight: 1 } },
    keywords: ['firearm'],
    abilities: [],
  },
  {
    ...{ ...item, name: 'Getaway Bikes', deck: 'silverhold', cost: 800 },
    keywords: ['transport'],
    abilities: [{ is: 'job-bonus', type: 'caper', load: { cargo: 1 } }],
  },
  {
    ...{ ...item, name: 'Bundle of Love Letters', deck: 'space-bazaar', cost: 200 },
    abilities: [{ is: 'discard-after-roll', skill: 'negotiate', plus: 2 }],
  },
  {
    ...{ ...item, ...meridian, name: 'Doctored Dice', cost: 300 },
    abilities: [{ is: 'discard-to-reroll', skill: 'negotiate' }],
  },
  {
    ...{ ...item, ...beaumonde, name: 'Paste Jewels', cost: 400 },
    abilities: [
      { is: 'discard-for-keyword', keyword: 'fancy-duds' },
      { is: 'discard-after-roll', skill: 'negotiate', plus: 1 },
    ],
  },
]

export const supply: readonly SupplyCard[] = [...shuttles, ...crew, ...gear]
