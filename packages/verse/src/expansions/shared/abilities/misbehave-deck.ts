import { chooseOne, chooseOrder, type Rules, text, zone } from '@keep-flying/kernel'
import { discardMisbehaves, drawMisbehave } from '../../../rules/decks.ts'
import { discardGear, wholeCrew } from '../../../rules/gear.ts'
import { gain } from '../../../rules/purse.ts'
import { showCard } from '../../../rules/show.ts'
import { cardName, misbehaveCard, seatName, tell } from '../../../rules/table.ts'
import type { Captain, Table } from '../../../state.ts'
import type { AbilityOf, CardId, Suit } from '../../../vocabulary/index.ts'

/** Meddling with the Misbehave deck outside any job. */

/** The captain alone sees the top cards, then puts them back in any order or throws them all out. */
export function* readMisbehaveDeck(
  t: Table,
  c: Captain,
  gear: CardId,
  { cards }: AbilityOf<'reads-misbehave-deck'>,
): Rules<void> {
  discardGear(t, wholeCrew(c), gear)
  lookAt(t, c, cards)
  const way = yield* chooseOne(
    { seat: c.seat, kind: 'misbehave-deck.read', prompt: text('prompt.read-misbehave') },
    ['put-back', 'throw-out'] as const,
    (item) => ({ id: item, text: text(`option.misbehave-${item}`) }),
  )
  if (way === 'put-back') return yield* putBackInOrder(t, c)
  discardMisbehaves(t, c.considering)
  tell(t, 'misbehave-throw-out', { who: seatName(c) })
}

/** The captain alone sees the top cards, and puts them back in any order. */
export function* studyMisbehaveDeck(t: Table, c: Captain, cards: number): Rules<void> {
  lookAt(t, c, cards)
  yield* putBackInOrder(t, c)
}

function lookAt(t: Table, c: Captain, cards: number): void {
  for (let n = 0; n < cards; n++) drawMisbehave(t, c.considering)
  tell(t, 'reads-misbehave', { who: seatName(c), n: c.considering.cards.length })
}

function* putBackInOrder(t: Table, c: Captain): Rules<void> {
  const ordered = yield* chooseOrder(
    { seat: c.seat, kind: 'misbehave-deck.order', prompt: text('prompt.order-misbehave') },
    [...c.considering.cards],
    showCard,
  )
  c.considering.cards = []
  t.state.misbehave.deck.cards.push(...ordered.reverse())
  tell(t, 'misbehave-put-back', { who: seatName(c) })
}

/** Turns up cards for a bet, shows them and puts them away; gives their suits. */
export function suitsDrawn(t: Table, c: Captain, cards: number): Suit[] {
  const drawn = zone('everyone')
  for (let n = 0; n < cards; n++) drawMisbehave(t, drawn)
  const suits = drawn.cards.map((card) => misbehaveCard(t, card).suit)
  for (const card of drawn.cards) tell(t, 'gamble-card', { who: seatName(c), card: cardName(card) })
  discardMisbehaves(t, drawn)
  return suits
}

/** What a bet brings in the end. */
export function settleBet(t: Table, c: Captain, won: boolean, prize: number): void {
  const who = seatName(c)
  if (!won) return tell(t, 'gamble-lost', { who })
  gain(t, c, prize)
}

type Colour = 'red' | 'black'

const colourOf: Readonly<Record<Suit, Colour>> = { hearts: 'red', diamonds: 'red', clubs: 'black', spades: 'black' }

/** A bet that all the cards drawn are of one colour. */
export function* gamble(t: Table, c: Captain, gear: CardId, { cards, prize }: AbilityOf<'suits-gamble'>): Rules<void> {
  discardGear(t, wholeCrew(c), gear)
  const colour = yield* chooseOne<Colour>(
    { seat: c.seat, kind: 'gamble.colour', prompt: text('prompt.gamble', { n: cards, credits: prize }) },
    ['red', 'black'],
    (item) => ({ id: item, text: text(`option.${item}`) }),
  )
  const suits = suitsDrawn(t, c, cards)
  settleBet(
    t,
    c,
    suits.every((suit) => colourOf[suit] === colour),
    prize,
  )
}
