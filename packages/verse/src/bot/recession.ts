import { payValue } from '../rules/story.ts'
import { contactPile, issuerOf, rivalsOf, story } from '../rules/table.ts'
import type { Captain, Table } from '../state.ts'
import type { CardId, ContactId } from '../vocabulary/index.ts'
import { sum } from './ranking.ts'

/** Stories that end when contacts run out of work: who wants the end, and how it is brought about. */

/** How many contacts must run out; undefined in other stories. */
function decksToEmpty(t: Table): number | undefined {
  const { end } = story(t)
  return end.kind === 'contacts-exhausted' ? end.decks : undefined
}

export function isScarce(t: Table): boolean {
  return decksToEmpty(t) !== undefined
}

export function unseenAt(t: Table, contact: ContactId): number {
  const { deck } = contactPile(t, contact)
  return deck.cards.length + (deck.backs?.length ?? 0)
}

/** Cards a contact still has to give out. */
export function leftAt(t: Table, contact: ContactId): number {
  return unseenAt(t, contact) + contactPile(t, contact).discard.cards.length
}

function presentContacts(t: Table): ContactId[] {
  return [...t.box.contacts.keys()].filter((contact) => !story(t).absent?.includes(contact))
}

/** The contacts who are to run out next: those with the least left, as many as are missing to the end. */
export function targets(t: Table, c: Captain): ContactId[] {
  const decks = decksToEmpty(t) ?? 0
  const contacts = presentContacts(t)
  // What is only being looked at goes back if it is not taken.
  const seen = c.considering.cards.filter((card) => !t.box.supply.has(card) && !t.box.misbehave.has(card))
  const left = (contact: ContactId) => leftAt(t, contact) + seen.filter((card) => issuerOf(t, card) === contact).length
  const open = contacts.filter((contact) => left(contact) > 0)
  const missing = Math.max(0, decks - (contacts.length - open.length))
  return open.sort((one, other) => left(one) - left(other)).slice(0, missing)
}

/** Would taking this card end the game? */
export function wouldEnd(t: Table, c: Captain, card: CardId): boolean {
  const contact = issuerOf(t, card)
  if (c.considering.cards.some((other) => other !== card) || leftAt(t, contact) > 0) return false
  const empty = presentContacts(t).filter((one) => leftAt(t, one) === 0).length
  return empty >= (decksToEmpty(t) ?? Number.POSITIVE_INFINITY)
}

/** What a captain would have, were the books closed now. */
function closing(t: Table, c: Captain): number {
  const open = [...c.jobs.map((job) => job.card), ...c.hand.cards]
  return Math.max(0, c.credits - sum(open, (card) => payValue(t.box.jobs.get(card))))
}

/** From this round on captains grow tired of waiting for a lead that may never come. */
const weary = 45
const yielding = 250

export function isWeary(t: Table): boolean {
  return t.state.round >= weary
}

/** Would this captain gladly see the game end now? */
export function wantsTheEnd(t: Table, c: Captain): boolean {
  const best = Math.max(0, ...rivalsOf(t, c).map((rival) => closing(t, rival)))
  return closing(t, c) > best - Math.max(0, t.state.round - weary) * yielding
}

/** So few cards from the end, somebody may bring it about in a single turn. */
const fewCards = 2

/** Work in hand that will only cost when the books are closed, which may be soon. */
export function burdens(t: Table, c: Captain): CardId[] {
  const [last, ...others] = targets(t, c)
  const isNear = isScarce(t) && others.length === 0 && (last === undefined || leftAt(t, last) <= fewCards)
  if (!isNear || wantsTheEnd(t, c)) return []
  return c.hand.cards.filter((card) => payValue(t.box.jobs.get(card)) > 0)
}

/** Does this captain take whatever a contact has left, only to have it taken? */
export function isDriving(t: Table, c: Captain): boolean {
  return isScarce(t) && t.state.round >= restless && wantsTheEnd(t, c)
}

/** Before this round there is honest work enough. */
const restless = 15
