import { chooseAmount, chooseOne, type Option, type Rules, text } from '@keep-flying/kernel'
import type { Captain, Table } from '../state.ts'
import { type CardId, type ContactId, type Token, tokens } from '../vocabulary/index.ts'
import { buyGoods } from './buy.ts'
import { considerCards, putBack } from './consider.ts'
import { take } from './decks.ts'
import { type Deed, plainOption } from './deed.ts'
import { payWhatYouCan } from './effects.ts'
import { gearAbilities } from './gear.ts'
import { aboard, amountOf, manyOf, mostRoomFor, unload } from './hold.ts'
import { acceptJob, discardFromHand, handLimit } from './job.ts'
import { freeLoad, loadByChoice } from './loading.ts'
import { contactsIn } from './map.ts'
import { handingBack, onCard, onToken } from './show.ts'
import { favourOf, isSolid } from './solid.ts'
import { contactCard, contactName, contactPile, seatName, shipAbilities, story, tell } from './table.ts'

/** The Deal action: jobs, and trade with those who trust you. */

const considered = 3
const accepted = 2

/** Contacts this captain can deal with now; a story may keep some away. */
function contactsToDealWith(t: Table, c: Captain): ContactId[] {
  const afar = t.moments.flatMap((on) => on.contactsFromAfar?.(t, c) ?? [])
  return [...new Set([...contactsIn(t, c.sector), ...afar])].filter((contact) => !story(t).absent?.includes(contact))
}

/** The Deal actions a captain could take now: one per contact. */
export function dealings(t: Table, c: Captain): Deed[] {
  return contactsToDealWith(t, c).map((contact) => ({
    option: {
      id: `deal:${contact}`,
      text: text('option.deal', { contact: contactName(contact) }),
      about: contactName(contact),
      sign: 'deal',
    },
    carryOut: () => dealWith(t, c, contact),
  }))
}

type DealChoice =
  | { readonly does: 'consider' }
  | { readonly does: 'clear' }
  | { readonly does: 'done' }
  | { readonly does: 'sell' | 'buy' | 'load'; readonly token: Token; readonly price: number }

/** What a contact pays this captain for a token; 0 if the contact does not want it. */
export function sellingPrice(t: Table, c: Captain, contact: ContactId, token: Token): number {
  const special = shipAbilities(t, c, 'sells-to-solid-contacts').find((sale) => sale.token === token)
  const price = contactCard(t, contact).buys[token] ?? special?.price ?? 0
  return price > 0 ? price + t.moments.reduce((sum, on) => sum + (on.saleBonus?.(t, c, token) ?? 0), 0) : 0
}

function* dealWith(t: Table, c: Captain, contact: ContactId): Rules<void> {
  const about = contactName(contact)
  let mayConsider = true
  for (;;) {
    const choice = yield* chooseOne(
      { seat: c.seat, kind: 'deal', prompt: text('prompt.deal', { contact: about }), about, rule: 'DEAL-02' },
      dealChoices(t, c, contact, mayConsider),
      (item) => showDealChoice(t, item, contact, mayConsider),
    )
    if (choice.does === 'done') return
    if (choice.does === 'consider') {
      mayConsider = false
      yield* considerJobs(t, c, contact)
      if (t.state.result) return
    } else if (choice.does === 'clear') clearWarrants(t, c, contact)
    else yield* tradeTokens(t, c, contact, choice.does, choice.token, choice.price)
  }
}

function dealChoices(t: Table, c: Captain, contact: ContactId, mayConsider: boolean): DealChoice[] {
  const choices: DealChoice[] = mayConsider ? [{ does: 'consider' }] : []
  if (isSolid(t, c, contact)) choices.push(...solidChoices(t, c, contact))
  choices.push({ does: 'done' })
  return choices
}

function solidChoices(t: Table, c: Captain, contact: ContactId): DealChoice[] {
  const choices: DealChoice[] = []
  for (const token of tokens) {
    const gets = sellingPrice(t, c, contact, token)
    if (gets > 0 && aboard(c, token) > 0) choices.push({ does: 'sell', token, price: gets })
    const asks = contactCard(t, contact).sells[token]
    if (asks !== undefined && c.credits >= asks && mostRoomFor(t, c, token) > 0)
      choices.push({ does: 'buy', token, price: asks })
  }
  for (const token of favourOf(t, contact, 'loads-people')?.people ?? [])
    if (mostRoomFor(t, c, token) > 0) choices.push({ does: 'load', token, price: 0 })
  const clearing = favourOf(t, contact, 'clears-warrants')
  if (clearing && c.warrants > 0 && c.credits >= clearing.credits) choices.push({ does: 'clear' })
  return choices
}

/** Jobs are what one deals for; once they are seen to, most captains leave. */
function showDealChoice(t: Table, choice: DealChoice, contact: ContactId, mayConsider: boolean): Option {
  if ('token' in choice) {
    const { does, token, price } = choice
    const details = { id: `${does}:${token}`, group: does, ...(price > 0 ? { price } : {}) }
    return onToken(token, `option.deal-${does}`, { what: manyOf(token), price }, details)
  }
  const option = { id: choice.does, text: text(`option.deal-${choice.does}`, { contact: contactName(contact) }) }
  switch (choice.does) {
    case 'consider':
      return { ...option, usual: true, sign: 'eye' }
    case 'clear':
      return { ...option, sign: 'warrant', price: favourOf(t, contact, 'clears-warrants')?.credits ?? 0 }
    case 'done':
      return { ...option, role: 'end', sign: 'check', ...(mayConsider ? {} : { usual: true }) }
  }
}

function clearWarrants(t: Table, c: Captain, contact: ContactId): void {
  payWhatYouCan(t, c, favourOf(t, contact, 'clears-warrants')?.credits ?? 0)
  c.warrants = 0
  tell(t, 'warrants-cleared', { who: seatName(c) })
}

function* tradeTokens(
  t: Table,
  c: Captain,
  contact: ContactId,
  does: 'sell' | 'buy' | 'load',
  token: Token,
  price: number,
): Rules<void> {
  if (does === 'buy') return yield* buyGoods(t, c, token, price, { kind: 'deal.buy-amount', rule: 'DEAL-08' })
  if (does === 'sell') return yield* sell(t, c, contact, token, price)
  yield* loadByChoice(t, c, token, { ...freeLoad, kind: 'deal.load-amount', min: 1, rule: 'DEAL-08' })
}

function* sell(t: Table, c: Captain, contact: ContactId, token: Token, price: number): Rules<void> {
  const n = yield* chooseAmount({
    seat: c.seat,
    kind: 'deal.sell-amount',
    prompt: text('prompt.sell-amount', { what: manyOf(token), price }),
    about: manyOf(token),
    price,
    min: 1,
    max: aboard(c, token),
    usual: aboard(c, token),
    rule: 'DEAL-04',
  })
  unload(c, token, n)
  c.credits += n * price
  tell(t, 'sold', { who: seatName(c), contact: contactName(contact), what: amountOf(token, n), credits: n * price })
}

/** Crew, gear and contacts may widen the choice of jobs. */
function jobsToConsider(t: Table, c: Captain, contact: ContactId): number {
  const favour = isSolid(t, c, contact) ? favourOf(t, contact, 'consider-jobs')?.cards : undefined
  const cards = [...gearAbilities(t, c, 'consider-jobs'), ...shipAbilities(t, c, 'consider-jobs')].map(
    (more) => more.cards,
  )
  return Math.max(considered, favour ?? 0, ...cards)
}

type AcceptChoice = { readonly does: 'accept' | 'discard'; readonly card: CardId } | { readonly does: 'done' }

function* considerJobs(t: Table, c: Captain, contact: ContactId): Rules<void> {
  const pile = contactPile(t, contact)
  const about = contactName(contact)
  yield* considerCards(t, c, pile, jobsToConsider(t, c, contact), about)
  let left = accepted
  while (left > 0 && c.considering.cards.length > 0) {
    const choice = yield* chooseOne(
      {
        seat: c.seat,
        kind: 'deal.accept',
        prompt: text('prompt.accept-jobs', { n: left }),
        about,
        left,
        rule: 'DEAL-02',
      },
      acceptChoices(t, c),
      showAcceptChoice,
    )
    if (choice.does === 'done') break
    if (choice.does === 'discard') discardFromHand(t, c, choice.card)
    else {
      acceptJob(t, c, take(c.considering, choice.card))
      for (const on of t.moments) on.jobAccepted?.(t, c, choice.card)
      left--
    }
  }
  putBack(c, pile)
}

/** With a full hand, jobs must be discarded before others are accepted. */
function acceptChoices(t: Table, c: Captain): AcceptChoice[] {
  const full = c.hand.cards.length >= handLimit(t, c)
  const choices: AcceptChoice[] = full ? [] : c.considering.cards.map((card) => ({ does: 'accept', card }))
  choices.push({ does: 'done' })
  for (const card of c.hand.cards) choices.push({ does: 'discard', card })
  return choices
}

function showAcceptChoice(choice: AcceptChoice): Option {
  if (choice.does === 'done') return plainOption('done', { role: 'end', sign: 'check' })
  if (choice.does === 'accept') return onCard(choice.card, 'option.accept-job')
  return { ...handingBack(choice.card), id: `discard:${choice.card}` }
}
