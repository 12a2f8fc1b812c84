import { box, boxCrew, faceOf, passengers, type State, writerOf } from '@keep-flying/adventures'
import type { Writer, Zone } from '@keep-flying/kernel'
import type { Deck, DeckCard } from '../../../decks/deck.ts'
import type { DeckParts } from '../../../game/client.ts'
import { boxed, nameOfKind } from '../cards/kinds.ts'
import { opened } from '../view.ts'

export const deckParts: DeckParts = {
  decksOf: ({ say, texts }) => {
    const write = writerOf(texts)
    return decks.map(({ id, cards }): Deck => ({ id, title: say(`adv.deck.${id}`), cards: byName(cards, write) }))
  },
  pileOf: (view, deck, { texts }) => {
    const state = opened(view)
    const pile = pilesIn(state)[deck]
    if (!pile) return null
    const write = writerOf(texts)
    return { left: countIn(pile.deck), discarded: pile.discard.cards.map((id) => ({ id, name: called(id, write) })) }
  },
}

const decks: readonly { readonly id: string; readonly cards: readonly string[] }[] = [
  { id: 'crew', cards: [...boxCrew, ...passengers].map(({ id }) => id) },
  { id: 'equipment', cards: box.equipment },
  { id: 'tech', cards: box.challenges.tech },
  { id: 'negotiation', cards: box.challenges.negotiation },
  { id: 'thugs', cards: box.goons.thug },
  { id: 'cowboys', cards: box.goons.cowboy },
  { id: 'locks', cards: box.locks },
  { id: 'crates', cards: box.crates },
  { id: 'safes', cards: box.safes },
]

function called(id: string, write: Writer): string {
  const of = boxed(id)
  return of ? write.nameOf({ name: nameOfKind[of.kind], id }) : id
}

/** Each face once, with how many copies there are. */
function byName(cards: readonly string[], write: Writer): readonly DeckCard[] {
  const found = new Map<string, { id: string; name: string; copies: number }>()
  for (const id of cards) {
    const known = found.get(faceOf(id))
    if (known) known.copies++
    else found.set(faceOf(id), { id, name: called(id, write), copies: 1 })
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name))
}

function countIn({ cards, backs }: Zone): number {
  return backs?.length ?? cards.length
}

/** The decks that lie on the table. */
function pilesIn({
  equipment,
  challenges,
}: State): Readonly<Record<string, { readonly deck: Zone; readonly discard: Zone }>> {
  return { equipment, tech: challenges.tech, negotiation: challenges.negotiation }
}
