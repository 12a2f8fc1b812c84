import { type Box, backOf, type CardId, type Pile, type Region, type State } from '@keep-flying/verse'
import type { Deck, DeckCard } from '../../../decks/deck.ts'
import type { DeckParts } from '../../../game/client.ts'
import type { Say } from '../../../i18n/language.tsx'
import { boxOf } from '../boxes.ts'
import { opened } from '../view.ts'

export const deckParts: DeckParts = {
  decksOf: ({ options, say }) => {
    const box = boxOf(options)
    return decksIn(box).map(({ id, cards, ...named }) => ({ id, title: titleOf(named, box, say), cards }))
  },
  pileOf: (view, deck) => {
    const state = opened(view)
    const pile = pilesIn(state, boxOf(state.options)).get(deck)
    if (!pile) return null
    const cards = namedIn(boxOf(state.options))
    return {
      left: pile.deck.backs?.length ?? pile.deck.cards.length,
      discarded: pile.discard.cards.map((id) => ({ id, name: cards.get(id)?.name ?? id })),
    }
  },
}

type DeckKind = 'supply' | 'contact' | 'nav' | 'misbehave' | 'leader' | 'ship' | 'core' | 'story' | 'set-up' | 'extra'

interface PrintedDeck extends Omit<Deck, 'title'> {
  readonly kind: DeckKind
  /** The planet, contact or region it belongs to; '' where there is only one of its kind. */
  readonly of: string
}

type Named = Iterable<readonly [CardId, { readonly name: string }]>

function byName(cards: Named): readonly DeckCard[] {
  const found = new Map<string, { id: CardId; name: string; copies: number }>()
  for (const [id, { name }] of cards) {
    const known = found.get(name)
    if (known) known.copies++
    else found.set(name, { id, name, copies: 1 })
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name))
}

const regions: readonly Region[] = ['alliance', 'border', 'rim']

/** One word for each deck, the same in the box and on the table. */
const idOf = (kind: DeckKind, of: string) => `${kind}/${of}`

function deck(kind: DeckKind, of: string, cards: Named): PrintedDeck {
  return { id: idOf(kind, of), kind, of, cards: byName(cards) }
}

/** Every deck of the boxes in play. */
export function decksIn(box: Box): readonly PrintedDeck[] {
  const supplyDecks: readonly string[] = box.supplyDecks
  const backed = (cards: Named, back: string) => [...cards].filter(([id]) => backOf(id) === back)
  return [
    ...box.supplyDecks.map((of) => deck('supply', of, backed(box.supply, of))),
    ...[...box.contacts.keys()].map((of) => deck('contact', of, backed([...box.jobs, ...box.others], of))),
    ...regions.map((of) => {
      const ids = new Set(box.navDecks[of] ?? [])
      return deck(
        'nav',
        of,
        [...box.nav].filter(([id]) => ids.has(id)),
      )
    }),
    deck('misbehave', '', box.misbehave),
    ...[...new Set([...box.extras.values()].map((card) => card.deck))].map((of) =>
      deck('extra', of, backed([...box.jobs, ...box.extras], of)),
    ),
    deck('leader', '', box.leaders),
    deck('ship', '', box.ships),
    // Drive cores that come with a ship lie in no deck.
    deck(
      'core',
      '',
      [...box.supply].filter(([id]) => !supplyDecks.includes(backOf(id))),
    ),
    deck('story', '', box.stories),
    deck('set-up', '', box.setUps),
  ]
}

/** The decks that lie on the table. */
function pilesIn(state: State, box: Box): ReadonlyMap<string, Pile> {
  const { supply, contacts, nav, misbehave } = state
  const laid = (kind: DeckKind, piles: Readonly<Record<string, Pile>>) =>
    Object.entries(piles).map(([of, pile]) => [idOf(kind, of), pile] as const)
  return new Map([
    ...laid('supply', supply),
    ...laid('contact', contacts),
    ...laid('nav', nav),
    ...laid('misbehave', { '': misbehave }),
    ...box.parts.flatMap((part) => laid('extra', part.piles?.(state) ?? {})),
  ])
}

/** All cards that can lie on a discard pile. */
function namedIn({
  supply,
  jobs,
  others,
  extras,
  nav,
  misbehave,
}: Box): ReadonlyMap<CardId, { readonly name: string }> {
  return new Map<CardId, { readonly name: string }>([...supply, ...jobs, ...others, ...extras, ...nav, ...misbehave])
}

function titleOf({ kind, of }: Pick<PrintedDeck, 'kind' | 'of'>, box: Box, say: Say): string {
  const shop = kind === 'supply' ? box.places.get(of) : undefined
  if (shop) return say('deck.supply', { of: shop.name })
  if (kind === 'contact')
    return say('deck.contact', { of: [...box.contacts].find(([id]) => id === of)?.[1].name ?? of })
  return kind === 'nav' || kind === 'extra' || kind === 'supply' ? say(`deck.${kind}.${of}`) : say(`deck.${kind}`)
}
