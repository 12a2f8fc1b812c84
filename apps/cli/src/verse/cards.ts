import { backOf, baseBox, type CardId, cardText } from '@keep-flying/verse'
import type { Card } from '../games.ts'

/** The cards of the box as pages to read. */

interface Sort {
  readonly cards: ReadonlyMap<CardId, { readonly name: string }>
  readonly kind: (id: CardId) => string
}

function placeName(place: string): string {
  return baseBox.places.get(place)?.name ?? place
}

function contactName(contact: string): string {
  return [...baseBox.contacts.values()].find((card) => card.id === contact)?.name ?? contact
}

const sorts: readonly Sort[] = [
  { cards: baseBox.leaders, kind: () => 'Leaders' },
  { cards: baseBox.ships, kind: () => 'Ships' },
  {
    cards: baseBox.supply,
    kind: (id) => (backOf(id) === 'core' ? 'Starting drive cores' : `Supply at ${placeName(backOf(id))}`),
  },
  { cards: baseBox.contacts, kind: () => 'Contacts' },
  { cards: baseBox.jobs, kind: (id) => `Jobs of ${contactName(backOf(id))}` },
  { cards: baseBox.nav, kind: (id) => (backOf(id) === 'nav-alliance' ? 'Nav, Alliance space' : 'Nav, Border space') },
  { cards: baseBox.misbehave, kind: () => 'Misbehave' },
  { cards: baseBox.stories, kind: () => 'Stories' },
]

export function cardOf(id: CardId): Card | null {
  for (const { cards, kind } of sorts) {
    const face = cards.get(id)
    if (face) return { id, name: face.name, kind: kind(id), lines: cardText(id) }
  }
  return null
}

/** Every card once: copies of a card share their face. */
export function allCards(): Card[] {
  return sorts.flatMap(({ cards }) => {
    const faces = new Set<unknown>()
    return [...cards].flatMap(([id, face]) => {
      if (faces.has(face)) return []
      faces.add(face)
      return cardOf(id) ?? []
    })
  })
}
