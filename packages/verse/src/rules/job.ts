import { chooseSome, type Rules, text } from '@keep-flying/kernel'
import { backOf } from '../box.ts'
import type { Captain, Table } from '../state.ts'
import type { CardId, Happened } from '../vocabulary/index.ts'
import { discardJob, take } from './decks.ts'
import { showCard } from './show.ts'
import { cardName, contactName, issuerOf, seatName, tell, tellPrivately } from './table.ts'

/** Job cards: hand and limits. */

const activeLimitPrinted = 3
const handLimitPrinted = 3

export function activeLimit(t: Table, c: Captain): number {
  return t.moments.reduce((limit, on) => limit + (on.activeLimit?.(t, c) ?? 0), activeLimitPrinted)
}

export function handLimit(t: Table, c: Captain): number {
  return t.moments.reduce((limit, on) => limit + (on.handLimit?.(t, c) ?? 0), handLimitPrinted)
}

export function discardFromHand(t: Table, c: Captain, card: CardId): void {
  discardJob(t, take(c.hand, card))
  tellDiscarded(t, c, card)
}

export function tellDiscarded(t: Table, c: Captain, card: CardId): void {
  const contact = issuerOf(t, card)
  const words = { who: seatName(c), card: cardName(card) }
  if (contact === null) tell(t, 'job-put-away', words)
  else tell(t, 'job-discarded', { ...words, contact: contactName(contact) })
}

/** Jobs enter the hand unseen by the others, who see only whose they are. */
export function acceptJob(t: Table, c: Captain, card: CardId): void {
  c.hand.cards.push(card)
  const who = seatName(c)
  tellPrivately(t, c.seat, { kind: 'job-accepted', data: { who, card: cardName(card) } }, unseen(t, c, card))
}

function unseen(t: Table, c: Captain, card: CardId): Happened {
  const who = seatName(c)
  const contact = issuerOf(t, card)
  if (contact === null) return { kind: 'job-drawn-unseen', data: { who, back: text(`back.${backOf(card)}`) } }
  return { kind: 'job-accepted-unseen', data: { who, contact: contactName(contact) } }
}

/** Cuts a hand that has grown too large down to the limit, the captain's choice. */
export function* cutDownHand(t: Table, c: Captain): Rules<void> {
  const excess = c.hand.cards.length - handLimit(t, c)
  if (excess <= 0) return
  const cards = yield* chooseSome(
    {
      seat: c.seat,
      kind: 'hand.cut-down',
      prompt: text('prompt.cut-down-hand', { n: excess }),
      min: excess,
      max: excess,
      rule: 'JOB-01',
    },
    c.hand.cards,
    showCard,
  )
  for (const card of cards) discardFromHand(t, c, card)
}
