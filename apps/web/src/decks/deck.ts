/** A deck as it is printed: each name once, with how many copies there are. */
export interface Deck {
  readonly id: string
  readonly title: string
  readonly cards: readonly DeckCard[]
}

export interface DeckCard {
  readonly id: string
  readonly name: string
  readonly copies: number
}

/** A deck as it lies on the table. */
export interface DeckPile {
  /** How many cards can still be drawn, seen or unseen. */
  readonly left: number
  /** The open discard pile. */
  readonly discarded: readonly { readonly id: string; readonly name: string }[]
}

/** The decks with the cards whose name or text holds the words typed. */
export function searchDecks(
  decks: readonly Deck[],
  typed: string,
  textOf: (card: string) => readonly string[],
): readonly Deck[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return decks
  const fits = ({ id, name }: DeckCard) => [name, ...textOf(id)].join(' ').toLowerCase().includes(wanted)
  return decks.map((deck) => ({ ...deck, cards: deck.cards.filter(fits) })).filter(({ cards }) => cards.length > 0)
}
