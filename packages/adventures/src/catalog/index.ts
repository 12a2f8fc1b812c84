import type {
  BuildingPiece,
  ChallengeCard,
  ChallengeDeck,
  Crew,
  CrewCard,
  EquipmentCard,
  FindToken,
  GoonCard,
  GoonType,
  Job,
  LockToken,
} from '../vocabulary/index.ts'
import { buildings } from './buildings.ts'
import { negotiationChallenges } from './challenges/negotiation.ts'
import { techChallenges } from './challenges/tech.ts'
import { crates } from './crates.ts'
import { boxCrew } from './crew/box.ts'
import { passengers } from './crew/passengers.ts'
import { equipmentCards } from './equipment/index.ts'
import { goonCards } from './goons.ts'
import { jobs } from './jobs/index.ts'
import { locks } from './locks.ts'
import { safes } from './safes.ts'

/** One printed copy of a card or token. */
export type CopyId = string

/** A deck or a heap of tokens: every copy has an id of its own. Copies are alike, so the number tells nothing. */
function printed<T extends { readonly id: string; readonly copies: number }>(faces: readonly T[]): Map<CopyId, T> {
  return new Map(
    faces.flatMap((face) =>
      Array.from(
        { length: face.copies },
        (_, n) => [face.copies === 1 ? face.id : `${face.id}#${n + 1}`, face] as const,
      ),
    ),
  )
}

/** Looks things up by what tells them apart. */
function finder<K, T>(what: string, things: ReadonlyMap<K, T>): (key: K) => T {
  return (key) => {
    const thing = things.get(key)
    if (!thing) throw new Error(`There is no ${what} "${key}".`)
    return thing
  }
}

function byId<T extends { readonly id: string }>(things: readonly T[]): Map<string, T> {
  return new Map(things.map((thing) => [thing.id, thing]))
}

const equipment = printed(equipmentCards)
const lockTokens = printed(locks)
const crateTokens = printed(crates)
const safeTokens = printed(safes)
const challenges = byId([...techChallenges, ...negotiationChallenges])

const faces = new Map(
  [...equipment, ...lockTokens, ...crateTokens, ...safeTokens].map(([copy, { id }]) => [copy, id] as const),
)

/** What a copy is a copy of; a face is one of itself. */
export const faceOf = (copy: CopyId): string => faces.get(copy) ?? copy

const goonsOf = (type: GoonType) => goonCards.filter((goon) => goon.type === type).map(({ id }) => id)

/** Every deck, and every heap of tokens that have another side. */
export const box = {
  equipment: [...equipment.keys()],
  challenges: {
    tech: techChallenges.map(({ id }) => id),
    negotiation: negotiationChallenges.map(({ id }) => id),
  } satisfies Record<ChallengeDeck, string[]>,
  goons: { thug: goonsOf('thug'), cowboy: goonsOf('cowboy') } satisfies Record<GoonType, string[]>,
  locks: [...lockTokens.keys()],
  crates: [...crateTokens.keys()],
  safes: [...safeTokens.keys()],
} as const

const crewCards = new Map([...boxCrew, ...passengers].map((card) => [card.id, card]))

export const crewCard: (crew: Crew) => CrewCard = finder('Crew Card', crewCards)
export const goonCard: (id: string) => GoonCard = finder('Goon', byId(goonCards))
export const equipmentCard: (id: CopyId) => EquipmentCard = finder('Equipment card', equipment)
export const challengeCard: (id: string) => ChallengeCard = finder('Challenge', challenges)
export const lockToken: (id: CopyId) => LockToken = finder('Locked Token', lockTokens)
export const crateToken: (id: CopyId) => FindToken = finder('Crate Token', crateTokens)
export const safeToken: (id: CopyId) => FindToken = finder('Safe Token', safeTokens)
export const jobOf: (id: string) => Job = finder('Job', byId(jobs))
export const buildingPiece: (number: number) => BuildingPiece = finder(
  'building',
  new Map(buildings.map((piece) => [piece.number, piece])),
)

export { downedActions } from './crew/downed.ts'
export { goonActions, plainGoon } from './goons.ts'
export { storyline } from './storyline.ts'
export { boxCrew, equipmentCards, goonCards, jobs, passengers }
