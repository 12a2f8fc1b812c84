import {
  box,
  boxCrew,
  challengeCard,
  crates,
  describeChallenge,
  describeCrewCard,
  describeDowned,
  describeEquipment,
  describeFind,
  describeGoonCard,
  describeGoonType,
  describeJob,
  describeLock,
  equipmentCards,
  faceOf,
  goonCards,
  goonTypes,
  jobs,
  type Line,
  locks,
  passengers,
  safes,
  writerOf,
} from '@keep-flying/adventures'
import type { Card } from '../../terminal/game.ts'

/** All cards, tokens and Jobs of the box, in words. */

const write = writerOf()

type Face = { readonly id: string }

/** Cards of one kind; `name` is what their names go by. */
function sort<T extends Face>(kind: string, name: string, faces: readonly T[], lines: (face: T) => readonly Line[]) {
  return faces.map((face) => printed(face.id, write.nameOf({ name, id: face.id }), kind, lines(face)))
}

function printed(id: string, name: string, kind: string, lines: readonly Line[]): Card {
  return { id, name, kind, lines: lines.map((line) => ({ words: write(line), isChoice: false })) }
}

const types: Readonly<Record<(typeof goonTypes)[number], string>> = { thug: 'Thugs', cowboy: 'Cowboys' }

const cards: readonly Card[] = [
  ...sort('Jobs', 'job', jobs, describeJob),
  ...sort('Crew', 'crew', boxCrew, describeCrewCard),
  ...sort('Passengers', 'crew', passengers, describeCrewCard),
  printed('downed', 'Downed', 'Downed', describeDowned()),
  ...goonTypes.map((type) => printed(type, types[type], 'Goons', describeGoonType(type))),
  ...sort('Goons', 'goon-card', goonCards, describeGoonCard),
  ...sort('Equipment', 'card', equipmentCards, describeEquipment),
  ...sort('Tech Challenges', 'challenge', box.challenges.tech.map(challengeCard), describeChallenge),
  ...sort('Negotiation Challenges', 'challenge', box.challenges.negotiation.map(challengeCard), describeChallenge),
  ...sort('Locked Tokens', 'lock', locks, describeLock),
  ...sort('Crates', 'crate', crates, describeFind),
  ...sort('Safes', 'safe', safes, describeFind),
]

export const allCards = (): readonly Card[] => cards

/** Copies read the same. */
export function cardOf(id: string): Card | null {
  return cards.find((card) => card.id === faceOf(id)) ?? null
}
