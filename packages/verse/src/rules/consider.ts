import { chooseOne, type Name, type Option, type Rules, text } from '@keep-flying/kernel'
import type { Captain, Pile, Table } from '../state.ts'
import type { CardId } from '../vocabulary/index.ts'
import { atMost, type Bound } from './basket.ts'
import { drawTop, take } from './decks.ts'
import { onCard } from './show.ts'
import { seatName, tell } from './table.ts'

/** Considering cards: first from the discard pile, then unseen from the deck. */

/** What may be looked at: a card of the open pile, as many of the deck as are short, or one of them and then perhaps more. */
export type Look = { readonly does: 'look'; readonly card: CardId } | { readonly does: 'draw' | 'draw-one' }

export function looksInto(pile: Pile): Look[] {
  const open = pile.discard.cards.map((card): Look => ({ does: 'look', card }))
  return pile.deck.cards.length > 0 ? [...open, { does: 'draw' }, { does: 'draw-one' }] : open
}

export function isLook(item: { readonly does: string }): item is Look {
  return item.does === 'look' || item.does === 'draw' || item.does === 'draw-one'
}

/** Most captains look at all the cards they may. */
export function showLook(look: Look, count: number): Option {
  if (look.does === 'look') return onCard(look.card, 'option.look-at', {}, { group: 'pile' })
  const option = { id: look.does, text: text(`option.${look.does}`, { n: count }), group: 'deck', sign: 'eye' }
  return look.does === 'draw' ? { ...option, usual: true } : { ...option, role: 'minor' }
}

/** Picks from the pile and how to draw are settled together, before the first card is drawn. */
export function looksWithin<T extends { readonly does: string }>(count: number): Bound<T>[] {
  return [
    atMost('looks', count, ({ does }) => Number(does === 'look')),
    atMost('draws', 1, ({ does }) => Number(does === 'draw' || does === 'draw-one')),
  ]
}

/** Lays up to `count` cards before the captain. Picks from the pile are fixed before the first draw. */
export function* considerCards(t: Table, c: Captain, pile: Pile, asked: Considered): Rules<void> {
  const { looks, count, drawn = () => drawTop(t, pile) } = asked
  for (const look of looks) if (look.does === 'look') c.considering.cards.push(take(pile.discard, look.card))
  const left = () => Math.min(count - c.considering.cards.length, pile.deck.cards.length)
  const draw = () => {
    const card = drawn()
    if (card !== undefined) c.considering.cards.push(card)
    return card !== undefined
  }
  if (looks.some(({ does }) => does === 'draw')) while (left() > 0 && draw());
  if (looks.some(({ does }) => does === 'draw-one') && left() > 0) {
    let isThere = draw()
    while (isThere && left() > 0 && (yield* drawsAnother(c, left(), asked.about))) isThere = draw()
  }
  tell(t, 'considers', { who: seatName(c), n: c.considering.cards.length })
}

interface Considered {
  readonly looks: readonly Look[]
  readonly count: number
  readonly about: Name
  /** How the next card is drawn, where that is not simply the top of the deck. */
  drawn?(): CardId | undefined
}

function* drawsAnother(c: Captain, left: number, about: Name): Rules<boolean> {
  const prompt = text('prompt.consider-draw', { n: left })
  return yield* chooseOne(
    { seat: c.seat, kind: 'consider.draw', prompt, about, left, rule: 'CONSIDER-02' },
    [true, false],
    (yes) =>
      yes
        ? { id: 'draw', text: text('option.draw-another'), usual: true, sign: 'eye' }
        : { id: 'stop', text: text('option.stop-drawing'), role: 'end', sign: 'check' },
  )
}

/** Whatever was not kept goes face up to the pile, wherever it came from. */
export function putBack(c: Captain, pile: Pile): void {
  pile.discard.cards.push(...c.considering.cards)
  c.considering.cards = []
}
