import { type CopyId, type EquipmentType, equipmentCard } from '@keep-flying/adventures'

/** The sign of a kind of Equipment. */
const typeIcons: Readonly<Record<EquipmentType, string>> = {
  firearm: 'firearm',
  melee: 'melee',
  explosive: 'explosives',
  tool: 'tool',
  clothing: 'clothing',
  social: 'negotiate',
  medical: 'medical',
}

export function gearIcon(card: CopyId): string {
  const [type] = equipmentCard(card).types
  return type ? typeIcons[type] : 'gear'
}
