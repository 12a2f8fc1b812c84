import type { SupplyDeckId } from '../../vocabulary/basics.ts'
import type { CrewCard, GearCard, UpgradeCard } from '../../vocabulary/supply.ts'

/** Faces that stand in more than one deck: written once, so that no copy can drift from the others. */

export const enforcer = (deck: SupplyDeckId, copies: number): CrewCard => ({
  kind: 'crew',
  name: 'Enforcer',
  box: 'base',
  deck,
  copies,
  cost: 200,
  skills: { fight: 1 },
  professions: ['merc'],
  keywords: [],
  moral: false,
  wanted: false,
  abilities: [{ is: 'points-while-carrying', skill: 'negotiate', points: 1, gear: 'firearm' }],
})

export const gunHand = (deck: SupplyDeckId, copies: number): CrewCard => ({
  kind: 'crew',
  name: 'Gun Hand',
  box: 'base',
  deck,
  copies,
  cost: 100,
  skills: { fight: 1 },
  professions: ['merc'],
  keywords: [],
  moral: false,
  wanted: false,
  abilities: [{ is: 'survives-as-discard' }],
})

export const fourWheelDriveMule = (deck: SupplyDeckId, copies: number): GearCard => ({
  kind: 'gear',
  name: '4WD Mule',
  box: 'base',
  deck,
  copies,
  cost: 1000,
  skills: {},
  keywords: ['transport'],
  abilities: [{ is: 'job-bonus', type: 'crime', load: { cargo: 1 } }],
})

export const bonaFideCredentials = (deck: SupplyDeckId, copies: number): GearCard => ({
  kind: 'gear',
  name: 'Bona Fide Credentials',
  box: 'base',
  deck,
  copies,
  cost: 1000,
  skills: { negotiate: 1 },
  keywords: ['fake-id'],
  abilities: [],
})

export const explosiveCharge = (deck: SupplyDeckId, copies: number): GearCard => ({
  kind: 'gear',
  name: 'Explosive Charge',
  box: 'base',
  deck,
  copies,
  cost: 400,
  skills: {},
  keywords: [],
  abilities: [
    { is: 'discard-for-keyword', keyword: 'explosives' },
    { is: 'discard-after-roll', skill: 'fight', plus: 1 },
  ],
})

export const fastHorses = (deck: SupplyDeckId, copies: number): GearCard => ({
  kind: 'gear',
  name: 'Fast Horses',
  box: 'base',
  deck,
  copies,
  cost: 200,
  skills: {},
  keywords: [],
  abilities: [{ is: 'discard-for-keyword', keyword: 'transport' }],
})

export const glucklichJia642X = (deck: SupplyDeckId, copies: number): GearCard => ({
  kind: 'gear',
  name: 'Glucklich Jia 642X',
  box: 'base',
  deck,
  copies,
  cost: 800,
  skills: { fight: 1 },
  keywords: ['firearm', 'sniper-rifle'],
  abilities: [],
})

export const hastilyForgedDocuments = (deck: SupplyDeckId, copies: number): GearCard => ({
  kind: 'gear',
  name: 'Hastily Forged Documents',
  box: 'base',
  deck,
  copies,
  cost: 400,
  skills: {},
  keywords: [],
  abilities: [
    { is: 'discard-for-keyword', keyword: 'fake-id' },
    { is: 'discard-after-roll', skill: 'negotiate', plus: 1 },
  ],
})

export const improvisedHackingRig = (deck: SupplyDeckId, copies: number): GearCard => ({
  kind: 'gear',
  name: 'Improvised Hacking Rig',
  box: 'base',
  deck,
  copies,
  cost: 400,
  skills: {},
  keywords: [],
  abilities: [
    { is: 'discard-for-keyword', keyword: 'hacking-rig' },
    { is: 'discard-after-roll', skill: 'tech', plus: 1 },
  ],
})

export const knife = (deck: SupplyDeckId, copies: number): GearCard => ({
  kind: 'gear',
  name: 'Knife',
  box: 'base',
  deck,
  copies,
  cost: 200,
  skills: {},
  keywords: [],
  abilities: [{ is: 'is-knife' }, { is: 'discard-after-roll', skill: 'fight', plus: 1 }],
  check: 'text of the Silverhold copy is unconfirmed; all copies taken as alike',
})

export const pistol = (deck: SupplyDeckId, copies: number): GearCard => ({
  kind: 'gear',
  name: 'Pistol',
  box: 'base',
  deck,
  copies,
  cost: 400,
  skills: { fight: 1 },
  keywords: ['firearm'],
  abilities: [],
})

export const securityInterfacePad = (deck: SupplyDeckId, copies: number): GearCard => ({
  kind: 'gear',
  name: 'Security Interface Pad',
  box: 'base',
  deck,
  copies,
  cost: 1000,
  skills: { tech: 1 },
  keywords: ['hacking-rig'],
  abilities: [],
})

export const cryBaby = (deck: SupplyDeckId, copies: number): UpgradeCard => ({
  kind: 'upgrade',
  name: 'Cry Baby',
  box: 'base',
  deck,
  copies,
  cost: 400,
  keywords: [],
  abilities: [{ is: 'dodges-cruiser' }],
})
