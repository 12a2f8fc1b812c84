import { chooseOne, chooseSome, type Name, type Rules, text } from '@keep-flying/kernel'
import type { Captain, Pile, Table } from '../state.ts'
import { drawTop, take } from './decks.ts'
import { plainOption } from './deed.ts'
import { showCard } from './show.ts'
import { seatName, tell } from './table.ts'

/** Considering cards: first from the discard pile, then unseen from the deck. */

/** Lays up to `count` cards before the captain. Picks from the pile are fixed before the first draw. */
export function* considerCards(t: Table, c: Captain, pile: Pile, count: number, about: Name): Rules<void> {
  const picked = yield* chooseSome(
    {
      seat: c.seat,
      kind: 'consider.picks',
      prompt: text('prompt.consider-picks', { n: count }),
      about,
      min: 0,
      max: count,
      rule: 'CONSIDER-01',
    },
    pile.discard.cards,
    showCard,
  )
  for (const card of picked) c.considering.cards.push(take(pile.discard, card))
  while (c.considering.cards.length < count && pile.deck.cards.length > 0) {
    const left = count - c.considering.cards.length
    const prompt = text('prompt.consider-draw', { n: left })
    const draws = yield* chooseOne(
      { seat: c.seat, kind: 'consider.draw', prompt, about, left, rule: 'CONSIDER-02' },
      [true, false],
      (yes) =>
        yes
          ? plainOption('draw', { usual: true, sign: 'eye' })
          : { id: 'stop', text: text('option.stop-drawing'), role: 'end', sign: 'check' },
    )
    if (!draws) break
    const card = drawTop(t, pile)
    if (card !== undefined) c.considering.cards.push(card)
  }
  tell(t, 'considers', { who: seatName(c), n: c.considering.cards.length })
}

/** Whatever was not kept goes face up to the pile, wherever it came from. */
export function putBack(c: Captain, pile: Pile): void {
  pile.discard.cards.push(...c.considering.cards)
  c.considering.cards = []
}
