import { askAll, type Option, question, type Rules, shuffle, text, zone } from '@keep-flying/kernel'
import { type Box, hooksOf } from '../box.ts'
import type { Options } from '../options.ts'
import type { Captain, Pile, State, Table } from '../state.ts'
import type { CardId, ContactId, Region } from '../vocabulary/index.ts'
import { drawTop, newPile } from './decks.ts'
import { comesWith, draft } from './draft.ts'
import { emptyStock, load } from './hold.ts'
import { acceptJob, discardFromHand, handLimit } from './job.ts'
import type { Supplies } from './moments.ts'
import { showCard } from './show.ts'
import {
  captainAt,
  cardName,
  clockwiseFrom,
  contactPile,
  roll,
  seatName,
  story,
  supplyCard,
  supplyPile,
  tell,
} from './table.ts'

/** Preparing a game. */

const usualSupplies: Supplies = { credits: 3000, fuel: 6, parts: 2 }
const usuallyPrimed = 3
const firstGameContacts: readonly ContactId[] = ['harken', 'amnon-duul', 'patience']
/** With this many captains or more the reshuffle cards wait in the discard piles until their deck has run out once. */
const reshuffleCardsWaitFrom = 3

function newCaptain(seat: number): Captain {
  return {
    seat,
    sector: '',
    ship: '',
    core: '',
    crew: [],
    gear: [],
    upgrades: [],
    credits: 0,
    warrants: 0,
    goals: 0,
    hold: emptyStock(),
    stash: emptyStock(),
    solid: {},
    hand: zone(seat),
    jobs: [],
    considering: zone(seat),
    metCruiser: false,
  }
}

function shuffled(random: State['random'], cards: Iterable<CardId>): CardId[] {
  return shuffle(random, [...cards])
}

function supplyOf(box: Box, deck: string | null): CardId[] {
  return [...box.supply].filter(([id, card]) => card.deck === deck && !box.withShips.has(id)).map(([id]) => id)
}

function navDeck(box: Box, random: State['random'], cards: readonly CardId[], options: Options): Pile {
  const cardsIn = box.setUps.get(options.setUp)?.reshuffleCardsIn ?? box.modules.some((one) => one.reshuffleCardsIn)
  const wait = options.players >= reshuffleCardsWaitFrom && !cardsIn
  const waits = (card: CardId) => wait && box.nav.get(card)?.reshuffle === true
  const pile = newPile(
    shuffled(
      random,
      cards.filter((card) => !waits(card)),
    ),
  )
  pile.discard.cards.push(...cards.filter(waits))
  return pile
}

/** The table before anybody has chosen anything: decks shuffled, Cruiser and Cutter in place. */
export function layOut(box: Box, options: Options, random: State['random']): State {
  const supply: State['supply'] = {}
  for (const deck of box.supplyDecks) supply[deck] = newPile(shuffled(random, supplyOf(box, deck)))
  const contacts: State['contacts'] = {}
  for (const contact of box.contacts.keys()) {
    const handedOut = [...box.jobs.values(), ...box.others.values()].filter((card) => card.contact === contact)
    contacts[contact] = newPile(
      shuffled(
        random,
        handedOut.map((card) => card.id),
      ),
    )
  }
  const nav: State['nav'] = {}
  for (const [region, cards] of Object.entries(box.navDecks))
    nav[region as Region] = navDeck(box, random, cards, options)
  const state: State = {
    random,
    options,
    phase: 'set-up',
    round: 1,
    first: 0,
    active: 0,
    captains: Array.from({ length: options.players }, (_, seat) => newCaptain(seat)),
    cruiser: box.starts.cruiser,
    cutters: [...box.starts.cutters],
    supply,
    contacts,
    nav,
    misbehave: newPile(shuffled(random, box.misbehave.keys())),
    removed: zone('everyone'),
    aside: zone('everyone', [...supplyOf(box, null), ...box.withShips, ...box.leaders.keys(), ...box.ships.keys()]),
    turn: { taken: [], flight: null },
    drawn: zone('everyone'),
    attempt: null,
    lastCall: null,
    bargains: [],
    boxes: {},
    result: null,
  }
  for (const on of hooksOf(box, options)) on.laidOut?.(state, box)
  return state
}

export function* setUp(t: Table): Rules<void> {
  const order = rollForOrder(t)
  yield* draft(t, order)
  for (const on of t.moments) on.shipsPlaced?.(t)
  t.state.first = order[0]?.seat ?? 0
  t.state.active = t.state.first
  for (const on of t.moments) if (on.drafted) yield* on.drafted(t, order)
  for (const captain of order) fitOut(t, captain)
  yield* startingJobs(t, order)
  for (const on of t.moments) on.jobsDealt?.(t)
  const primed = t.moments.reduce((n, on) => on.primes?.(t, n) ?? n, usuallyPrimed)
  for (const deck of t.box.supplyDecks) prime(t, supplyPile(t, deck), primed)
  for (const on of t.moments) {
    const priming = on.primed?.(t, order)
    if (priming) yield* priming
  }
  t.state.phase = 'playing'
}

/** Highest die chooses first, the others follow to the left; those who tie for highest roll again. */
function rollForOrder(t: Table): Captain[] {
  let rolling = [...t.state.captains]
  while (rolling.length > 1) {
    const dice = rolling.map(() => roll(t))
    rolling.forEach((captain, n) => {
      tell(t, 'first-roll', { who: seatName(captain), die: dice[n] ?? 0 })
    })
    const best = Math.max(...dice)
    rolling = rolling.filter((_, n) => dice[n] === best)
  }
  return clockwiseFrom(t, rolling[0]?.seat ?? 0)
}

function fitOut(t: Table, c: Captain): void {
  const supplies = t.moments.reduce((usual, on) => on.startingSupplies?.(t, c, usual) ?? usual, usualSupplies)
  c.credits = supplies.credits
  if (!supplies.upgradesPaid) payForUpgrades(t, c)
  c.warrants = story(t).startingWarrants ?? 0
  load(t, c, 'fuel', supplies.fuel)
  load(t, c, 'part', supplies.parts)
}

/** What a ship comes with is neither refused nor haggled over: its printed cost is due. */
function payForUpgrades(t: Table, c: Captain): void {
  for (const card of c.upgrades.filter((upgrade) => comesWith(t, c, upgrade))) {
    const { cost } = supplyCard(t, card)
    c.credits -= cost
    tell(t, 'bought-card', { who: seatName(c), card: cardName(card), credits: cost })
  }
}

/** The last who has another way to deal them has its way. */
function* startingJobs(t: Table, order: readonly Captain[]): Rules<void> {
  const dealt = t.moments.map((on) => on.startingJobs?.(t, order)).findLast((dealing) => dealing !== undefined)
  yield* dealt ?? dealStartingJobs(t, order)
}

/** The contacts whose jobs are dealt at the start. */
export function startingContacts(t: Table): ContactId[] {
  const { startingJobs, absent } = story(t)
  const { setUp, startingJobs: variant } = t.state.options
  const everyday = [...t.box.contacts.values()].filter((contact) => contact.box === 'base').map((contact) => contact.id)
  const usual = t.box.setUps.get(setUp)?.startingJobs ?? (variant === 'first-game' ? firstGameContacts : everyday)
  return [...(startingJobs ?? usual)].filter((contact) => t.box.contacts.has(contact) && !absent?.includes(contact))
}

/** One job from each contact, then everyone discards in secret and at the same time, down to the hand limit. */
function* dealStartingJobs(t: Table, order: readonly Captain[]): Rules<void> {
  for (const captain of order)
    for (const contact of startingContacts(t)) {
      const card = drawTop(t, contactPile(t, contact))
      if (card !== undefined) acceptJob(t, captain, card)
    }
  if (startingContacts(t).length > 0) yield* keepJobs(t, order)
}

/** Everyone discards in secret and at the same time, down to the hand limit. */
export function* keepJobs(t: Table, order: readonly Captain[]): Rules<void> {
  const decisions = order.map((captain) =>
    question.some({
      seat: captain.seat,
      kind: 'set-up.keep-jobs',
      prompt: text('prompt.keep-jobs', { n: handLimit(t, captain) }),
      options: captain.hand.cards.map((card, n) => firstJob(card, n < handLimit(t, captain))),
      min: 0,
      max: Math.min(handLimit(t, captain), captain.hand.cards.length),
      rule: 'SETUP-16',
    }),
  )
  const kept = yield* askAll(decisions)
  order.forEach((captain, n) => {
    const keeps = kept[n]
    const ids: readonly string[] = Array.isArray(keeps) ? keeps : []
    for (const card of [...captain.hand.cards])
      if (!ids.includes(card)) discardFromHand(t, captainAt(t, captain.seat), card)
  })
}

/** As many jobs as may be kept are what most captains want; which ones is a matter of taste. */
function firstJob(card: CardId, usual: boolean): Option {
  return usual ? { ...showCard(card), usual } : showCard(card)
}

function prime(t: Table, pile: Pile, primed: number): void {
  for (let n = 0; n < primed; n++) {
    const card = drawTop(t, pile)
    if (card !== undefined) pile.discard.cards.push(card)
  }
}
