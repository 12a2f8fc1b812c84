import type { EquipmentCard } from '../../vocabulary/index.ts'
import { explosives } from './explosives.ts'
import { firearms } from './firearms.ts'
import { medicine } from './medical.ts'
import { meleeWeapons } from './melee.ts'
import { socialGear } from './social.ts'
import { tools } from './tools.ts'

/** The Equipment deck. */
export const equipmentCards: readonly EquipmentCard[] = [
  ...firearms,
  ...meleeWeapons,
  ...explosives,
  ...tools,
  ...socialGear,
  ...medicine,
]
