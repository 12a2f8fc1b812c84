import { box, type CardId, episodes, miniDeck, nameOf, type State, stackOf } from '@keep-flying/encounters'
import type { Zone } from '@keep-flying/kernel'
import type { Deck, DeckCard } from '../../../decks/deck.ts'
import type { DeckParts } from '../../../game/client.ts'
import { opened } from '../view.ts'
import { countIn } from '../zones.ts'

export const deckParts: DeckParts = {
  decksOf: ({ say, texts }) => [
    ...plain.map(({ id, cards }): Deck => ({ id, title: say(`enc.deck-of.${id}`), cards: byName(cards) })),
    ...Object.entries(stackOf).map(
      ([crew, cards]): Deck => ({
        id: `stack/${crew}`,
        title: texts.write.nameOf({ name: 'crew', id: crew }),
        cards: byName(cards),
      }),
    ),
    ...episodes.map(
      ({ number, name }): Deck => ({ id: `episode/${number}`, title: name, cards: byName(miniDeck(number)) }),
    ),
  ],
  pileOf: (view, deck) => {
    const pile = pilesIn(opened(view))[deck]
    if (!pile) return null
    return {
      left: countIn(pile.deck),
      discarded: (pile.discard?.cards ?? []).map((id) => ({ id, name: nameOf(id) })),
    }
  },
}

const plain: readonly { readonly id: string; readonly cards: readonly CardId[] }[] = [
  { id: 'starting', cards: box.starting },
  { id: 'browncoats', cards: box.browncoats },
  { id: 'crew-strikes', cards: box.crewStrikes },
  { id: 'ship-strikes', cards: box.shipStrikes },
  { id: 'upgrades', cards: box.upgrades },
  { id: 'side-jobs', cards: box.sideJobs },
  { id: 'inevitable', cards: box.inevitable },
]

/** Each name once, with how many copies there are. */
function byName(cards: readonly CardId[]): readonly DeckCard[] {
  const found = new Map<string, { id: CardId; name: string; copies: number }>()
  for (const id of cards) {
    const name = nameOf(id)
    const known = found.get(name)
    if (known) known.copies++
    else found.set(name, { id, name, copies: 1 })
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name))
}

/** The decks that lie on the table. */
function pilesIn(state: State): Readonly<Record<string, { readonly deck: Zone; readonly discard?: Zone }>> {
  return {
    browncoats: { deck: state.browncoats },
    upgrades: { deck: state.upgrades },
    'crew-strikes': state.crewStrikes,
    'ship-strikes': state.shipStrikes,
  }
}
