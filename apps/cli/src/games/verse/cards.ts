import {
  type Box,
  backOf,
  boxFor,
  boxWith,
  type CardId,
  describeCard,
  type Options,
  writerOf,
} from '@keep-flying/verse'
import { modules } from '@keep-flying/verse/boxes'
import type { Card, CardLine } from '../../terminal/game.ts'

/** The cards of all boxes, in words. */

interface Sort {
  readonly cards: ReadonlyMap<CardId, { readonly name: string }>
  readonly kind: (id: CardId) => string
}

const regionNames: Readonly<Record<string, string>> = {
  'nav-alliance': 'Nav, Alliance space',
  'nav-border': 'Nav, Border space',
  'nav-rim': 'Nav, Rim space',
}

function sortsOf(box: Box): readonly Sort[] {
  const placeName = (place: string) => box.places.get(place)?.name ?? place
  const contactName = (contact: string) =>
    [...box.contacts.values()].find((card) => card.id === contact)?.name ?? contact
  return [
    { cards: box.leaders, kind: () => 'Leaders' },
    { cards: box.ships, kind: () => 'Ships' },
    {
      cards: box.supply,
      kind: (id) => (backOf(id) === 'core' ? 'Starting drive cores' : `Supply at ${placeName(backOf(id))}`),
    },
    { cards: box.contacts, kind: () => 'Contacts' },
    { cards: box.jobs, kind: (id) => `Jobs of ${contactName(backOf(id))}` },
    { cards: box.others, kind: (id) => `Challenges of ${contactName(backOf(id))}` },
    { cards: box.nav, kind: (id) => regionNames[backOf(id)] ?? 'Nav' },
    { cards: box.misbehave, kind: () => 'Misbehave' },
    { cards: box.setUps, kind: () => 'Set Up cards' },
    { cards: box.stories, kind: () => 'Stories' },
  ]
}

function linesOf(id: CardId, box: Box): CardLine[] {
  const write = writerOf(box)
  return describeCard(id, box).map((line) => ({ words: write(line), isChoice: line.part === 'item' }))
}

export function cardOf(id: CardId, options: Options): Card | null {
  const box = boxFor(options)
  for (const { cards, kind } of sortsOf(box)) {
    const face = cards.get(id)
    if (face) return { id, name: face.name, kind: kind(id), lines: linesOf(id, box) }
  }
  return null
}

/** Every card of every box once: copies read the same, and a box may reprint a card of another. */
export function allCards(): Card[] {
  const boxes = [boxWith([]), ...modules.map((module) => boxWith([module.id]))]
  const pages = new Map<string, Card>()
  for (const box of boxes)
    for (const { cards, kind } of sortsOf(box))
      for (const [id, { name }] of cards) {
        const card = { id, name, kind: kind(id), lines: linesOf(id, box) }
        const page = [card.kind, name, ...card.lines.map(({ words }) => words)].join('\n')
        if (!pages.has(page)) pages.set(page, card)
      }
  return [...pages.values()]
}
