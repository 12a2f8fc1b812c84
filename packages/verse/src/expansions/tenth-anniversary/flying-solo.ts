import { type Rules, text } from '@keep-flying/kernel'
import { atMost, chooseBasket, withinMoney } from '../../rules/basket.ts'
import { hasRoomFor, own, priceFor } from '../../rules/buy.ts'
import { crewRoom } from '../../rules/crew.ts'
import { drawTop, take } from '../../rules/decks.ts'
import type { Hooks } from '../../rules/moments.ts'
import { onCard } from '../../rules/show.ts'
import { cardName, seatName, supplyCard, supplyName, supplyPile, tell } from '../../rules/table.ts'
import { withinSlots } from '../../rules/upgrade.ts'
import type { Captain, Table } from '../../state.ts'
import type { CardId, SupplyDeckId } from '../../vocabulary/index.ts'

/** The Set Up card "Flying Solo". */

/** A card that lies open in a shop. */
interface Ware {
  readonly card: CardId
  readonly deck: SupplyDeckId
}

function waresFor(t: Table, c: Captain): Ware[] {
  return t.box.supplyDecks.flatMap((deck) =>
    supplyPile(t, deck)
      .discard.cards.filter((card) => hasRoomFor(t, c, supplyCard(t, card)))
      .map((card) => ({ card, deck })),
  )
}

/** Some of what lies open may be had before the game begins, and what is bought is replaced. */
function* headStart(t: Table, c: Captain, credits: number, cards: number): Rules<void> {
  const prices = ({ card }: Ware) => priceFor(t, c, supplyCard(t, card))
  const [first] = t.box.supplyDecks
  const wares = waresFor(t, c)
  if (first === undefined || wares.length === 0) return
  const kindOf = (card: CardId) => supplyCard(t, card).kind
  const named = yield* chooseBasket<Ware>(
    {
      seat: c.seat,
      kind: 'head-start',
      prompt: text('prompt.head-start', { credits, n: cards }),
      about: supplyName(first),
      rule: 'SETUP-20',
    },
    wares,
    (ware) => onCard(ware.card, 'option.head-start', {}, { group: 'cards', price: prices(ware) }),
    [
      atMost('cards', cards, () => 1),
      withinMoney({ ...c, credits: Math.min(credits, c.credits) }, prices),
      ...withinSlots<Ware>(t, c, ({ card }) => (kindOf(card) === 'upgrade' ? { card, goes: false } : undefined)),
      atMost('berths', Math.max(0, crewRoom(t, c)), ({ card }) => Number(kindOf(card) === 'crew')),
    ],
  )
  for (const ware of named) buy(t, c, ware, prices(ware))
}

function buy(t: Table, c: Captain, { card, deck }: Ware, credits: number): void {
  const pile = supplyPile(t, deck)
  take(pile.discard, card)
  c.credits -= credits
  const deal = supplyCard(t, card).kind === 'crew' ? 'hired' : 'bought-card'
  tell(t, deal, { who: seatName(c), card: cardName(card), credits })
  own(t, c, card)
  const next = drawTop(t, pile)
  if (next !== undefined) pile.discard.cards.push(next)
}

export const flyingSoloHooks: Hooks = {
  *primed(t, order) {
    const rule = t.box.setUps.get(t.state.options.setUp)?.headStart
    for (const captain of order) if (rule) yield* headStart(t, captain, rule.credits, rule.cards)
  },
}
