import { bestOf, sum } from '@keep-flying/kernel'
import { acceptFrom, dealLookingAt } from '../../../bot/dealing.ts'
import { leftAt } from '../../../bot/jobs.ts'
import { cardsIn, mayName, naming, type Policies, type Position } from '../../../bot/policy.ts'
import { type Basis, type Prospect, prospects, turnsTo, whereToDeal } from '../../../bot/prospects.ts'
import { handLimit } from '../../../rules/job.ts'
import { payValue } from '../../../rules/story.ts'
import { issuerOf, rivalsOf, story } from '../../../rules/table.ts'
import type { Captain, Table } from '../../../state.ts'
import type { CardId, ContactId } from '../../../vocabulary/index.ts'

/** Stories that end when contacts run out of work: who wants the end, and how it is brought about. */

/** How many contacts must run out; undefined in other stories. */
function decksToEmpty(t: Table): number | undefined {
  const { end } = story(t)
  return end.kind === 'contacts-exhausted' ? end.decks : undefined
}

function isScarce(t: Table): boolean {
  return decksToEmpty(t) !== undefined
}

function presentContacts(t: Table): ContactId[] {
  return [...t.box.contacts.keys()].filter((contact) => !story(t).absent?.includes(contact))
}

/** The contacts who are to run out next: those with the least left, as many as are missing to the end. */
function targets(t: Table, c: Captain): ContactId[] {
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
function wouldEnd(t: Table, c: Captain, card: CardId): boolean {
  const contact = issuerOf(t, card)
  if (contact === null) return false
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

function isWeary(t: Table): boolean {
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
function burdens(t: Table, c: Captain): CardId[] {
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

const endWorth = 1500

/** A captain who is ahead and has no work that pays takes the last there is, so that the game may end. */
export function drive(basis: Basis): Prospect[] {
  const { t, me, distances, plans } = basis
  if (!isWeary(t) && plans.some((plan) => plan.gain > 0)) return []
  if (!isDriving(t, me) || me.hand.cards.length >= handLimit(t, me)) return []
  return targets(t, me).flatMap((contact) => {
    const at = whereToDeal(t, me, contact)
    if (at === undefined || !distances.has(at)) return []
    const gain = endWorth / leftAt(t, contact)
    return [{ at, action: `deal:${contact}`, kind: 'deal' as const, gain, turns: turnsTo(basis, at) }]
  })
}

const soonEnough = 3

/** With the end near, work that is not about to be done is given back. */
export function unburden({ t, me }: Position, ids: readonly string[]): string | undefined {
  const heavy = burdens(t, me)
  if (heavy.length === 0) return undefined
  const soon = prospects(t, me).filter((one) => one.gain > 0 && one.turns <= soonEnough)
  return heavy
    .filter((card) => !soon.some((one) => one.action === `job:${card}`))
    .map((card) => `discard-job:${card}`)
    .find((id) => ids.includes(id))
}

/** Is the deal only there to leave this contact without work? */
function drivesHere({ t, me, decision: { about } }: Position): boolean {
  return about?.name === 'contact' && isDriving(t, me) && targets(t, me).some((contact) => contact === about.id)
}

/** As many as may be accepted in a Deal. */
const takes = 2

/** Where the last cards are taken to end the game, no more are turned up than can be taken. */
function deal(position: Position): readonly string[] | undefined {
  if (!drivesHere(position)) return undefined
  const open = cardsIn(position, 'pile')
    .map(({ card }) => card)
    .slice(0, takes)
  return dealLookingAt(position, open.length < takes ? naming(position, open, 'draw-one') : open)
}

function draw(position: Position): string | undefined {
  return drivesHere(position) && position.me.considering.cards.length >= takes ? 'stop' : undefined
}

function accept(position: Position): readonly string[] | undefined {
  const { t } = position
  if (!isScarce(t)) return undefined
  let { me } = position
  let named: readonly string[] = []
  const wants = wantsTheEnd(t, me)
  for (;;) {
    const { cards } = me.considering
    const seen = wants ? cards : cards.filter((card) => !wouldEnd(t, me, card))
    const drives = drivesHere(position) || (wants && seen.some((card) => wouldEnd(t, me, card)))
    const cheapest = drives ? bestOf(seen, (card) => -payValue(t.box.jobs.get(card))) : undefined
    if (cheapest === undefined || !mayName(position, [...named, cheapest])) return acceptFrom(position, seen, named)
    named = [...named, cheapest]
    me = { ...me, considering: { ...me.considering, cards: cards.filter((card) => card !== cheapest) } }
  }
}

export const recessionPolicies: Policies = {
  deal,
  'consider.draw': draw,
  'deal.accept': accept,
}
