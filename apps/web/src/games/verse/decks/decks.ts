import type { Pile, State } from '@keep-flying/verse'
import { type Box, backOf, type CardId, type ContactId, type Region, type SupplyDeckId } from '@keep-flying/verse'

export type DeckKind = 'supply' | 'contact' | 'nav' | 'misbehave' | 'leader' | 'ship' | 'core' | 'story' | 'set-up'

/** A deck of the box: its cards, each name once, with how many copies there are. */
export interface Deck {
  readonly kind: DeckKind
  /** The planet, contact or region it belongs to; '' where there is only one of its kind. */
  readonly of: string
  readonly cards: readonly { readonly id: CardId; readonly name: string; readonly copies: number }[]
}

type Named = Iterable<readonly [CardId, { readonly name: string }]>

function byName(cards: Named): Deck['cards'] {
  const found = new Map<string, { id: CardId; name: string; copies: number }>()
  for (const [id, { name }] of cards) {
    const known = found.get(name)
    if (known) known.copies++
    else found.set(name, { id, name, copies: 1 })
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name))
}

const regions: readonly Region[] = ['alliance', 'border', 'rim']

/** Every deck of the boxes in play. */
export function decksOf(box: Box): readonly Deck[] {
  const decks: readonly string[] = box.supplyDecks
  const backed = (cards: Named, back: string) => byName([...cards].filter(([id]) => backOf(id) === back))
  return [
    ...box.supplyDecks.map((of): Deck => ({ kind: 'supply', of, cards: backed(box.supply, of) })),
    ...[...box.contacts.keys()].map(
      (of): Deck => ({ kind: 'contact', of, cards: backed([...box.jobs, ...box.others], of) }),
    ),
    ...regions.map((of): Deck => {
      const ids = new Set(box.navDecks[of] ?? [])
      return { kind: 'nav', of, cards: byName([...box.nav].filter(([id]) => ids.has(id))) }
    }),
    { kind: 'misbehave', of: '', cards: byName(box.misbehave) },
    { kind: 'leader', of: '', cards: byName(box.leaders) },
    { kind: 'ship', of: '', cards: byName(box.ships) },
    // Drive cores that come with a ship lie in no deck.
    { kind: 'core', of: '', cards: byName([...box.supply].filter(([id]) => !decks.includes(backOf(id)))) },
    { kind: 'story', of: '', cards: byName(box.stories) },
    { kind: 'set-up', of: '', cards: byName(box.setUps) },
  ]
}

/** The deck as it lies on the table, where it lies there. */
export function pileOf(view: State, { kind, of }: Deck): Pile | null {
  switch (kind) {
    case 'supply':
      return view.supply[of as SupplyDeckId] ?? null
    case 'contact':
      return view.contacts[of as ContactId] ?? null
    case 'nav':
      return view.nav[of as Region] ?? null
    case 'misbehave':
      return view.misbehave
    default:
      return null
  }
}

/** How many cards are left in a pile's deck, seen or unseen. */
export function cardsLeft({ deck }: Pile): number {
  return deck.backs?.length ?? deck.cards.length
}

/** The decks with the cards whose name or text holds the words typed. */
export function searchDecks(decks: readonly Deck[], typed: string, textOf: (card: CardId) => string): readonly Deck[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return decks
  return decks
    .map((deck) => ({
      ...deck,
      cards: deck.cards.filter(({ id, name }) => `${name} ${textOf(id)}`.toLowerCase().includes(wanted)),
    }))
    .filter(({ cards }) => cards.length > 0)
}
