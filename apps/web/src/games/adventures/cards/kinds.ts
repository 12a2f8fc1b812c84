import {
  box,
  type ChallengeCard,
  type CrewCard,
  challengeCard,
  crateToken,
  crewCard,
  crewMembers,
  describeChallenge,
  describeCrewCard,
  describeEquipment,
  describeFind,
  describeGoonCard,
  describeLock,
  type EquipmentCard,
  equipmentCard,
  type FindToken,
  type GoonCard,
  goonCard,
  goonCards,
  type Line,
  type LockToken,
  lockToken,
  safeToken,
} from '@keep-flying/adventures'

/** A card or token of the box, by what it is. */
export type Boxed =
  | { readonly kind: 'equipment'; readonly card: EquipmentCard }
  | { readonly kind: 'challenge'; readonly card: ChallengeCard; readonly deck: 'tech' | 'negotiation' }
  | { readonly kind: 'goon'; readonly card: GoonCard }
  | { readonly kind: 'crew'; readonly card: CrewCard }
  | { readonly kind: 'lock'; readonly card: LockToken }
  | { readonly kind: 'crate' | 'safe'; readonly card: FindToken }

/** What an id is the card of; null if it is none. */
export function boxed(id: string): Boxed | null {
  if (box.equipment.includes(id)) return { kind: 'equipment', card: equipmentCard(id) }
  const deck = (['tech', 'negotiation'] as const).find((one) => box.challenges[one].includes(id))
  if (deck) return { kind: 'challenge', card: challengeCard(id), deck }
  if (goonCards.some((goon) => goon.id === id)) return { kind: 'goon', card: goonCard(id) }
  const crew = crewMembers.find((one) => one === id)
  if (crew) return { kind: 'crew', card: crewCard(crew) }
  if (box.locks.includes(id)) return { kind: 'lock', card: lockToken(id) }
  if (box.crates.includes(id)) return { kind: 'crate', card: crateToken(id) }
  return box.safes.includes(id) ? { kind: 'safe', card: safeToken(id) } : null
}

/** All that a card says, line by line. */
export function linesOf(of: Boxed): readonly Line[] {
  switch (of.kind) {
    case 'equipment':
      return describeEquipment(of.card)
    case 'challenge':
      return describeChallenge(of.card)
    case 'goon':
      return describeGoonCard(of.card)
    case 'crew':
      return describeCrewCard(of.card)
    case 'lock':
      return describeLock(of.card)
    case 'crate':
    case 'safe':
      return describeFind(of.card)
  }
}

/** The name that the game has for a card, by its kind. */
export const nameOfKind = {
  equipment: 'card',
  challenge: 'challenge',
  goon: 'goon-card',
  crew: 'crew',
  lock: 'lock',
  crate: 'crate',
  safe: 'safe',
} as const satisfies Record<Boxed['kind'], string>
