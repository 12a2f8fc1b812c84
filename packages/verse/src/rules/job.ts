import { chooseSome, type Rules, text } from '@keep-flying/kernel'
import type { Captain, Table } from '../state.ts'
import type { CardId } from '../vocabulary/index.ts'
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
  const words = { who: seatName(c), contact: contactName(issuerOf(t, card)), card: cardName(card) }
  tell(t, 'job-discarded', words)
}

/** Jobs enter the hand unseen by the others, who see only whose they are. */
export function acceptJob(t: Table, c: Captain, card: CardId): void {
  c.hand.cards.push(card)
  const contact = contactName(issuerOf(t, card))
  tellPrivately(
    t,
    c.seat,
    { kind: 'job-accepted', data: { who: seatName(c), card: cardName(card) } },
    { kind: 'job-accepted-unseen', data: { who: seatName(c), contact } },
  )
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
