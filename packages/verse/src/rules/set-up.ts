import { askAll, chooseOne, type Option, question, type Rules, shuffle, text, zone } from '@keep-flying/kernel'
import { type Box, hooksOf } from '../box.ts'
import type { Options } from '../options.ts'
import type { Captain, Pile, State, Table } from '../state.ts'
import type { CardId, ContactId, Region } from '../vocabulary/index.ts'
import { drawTop, newPile, take } from './decks.ts'
import { emptyStock, load } from './hold.ts'
import { acceptJob, discardFromHand, handLimit } from './job.ts'
import type { Supplies } from './moments.ts'
import { showCard, showSector } from './show.ts'
import { areSisters } from './sisters.ts'
import {
  captainAt,
  cardName,
  clockwiseFrom,
  contactPile,
  roll,
  seatName,
  sectorName,
  shipCard,
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
  return [...box.supply].filter(([, card]) => card.deck === deck).map(([id]) => id)
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
    aside: zone('everyone', [...supplyOf(box, null), ...box.leaders.keys(), ...box.ships.keys()]),
    turn: { taken: [], flight: null },
    drawn: zone('everyone'),
    attempt: null,
    lastCall: null,
    bargains: [],
    boxes: {},
    result: null,
  }
  for (const on of hooksOf(box, options.setUp, options.story)) on.laidOut?.(state, box)
  return state
}

export function* setUp(t: Table): Rules<void> {
  const order = rollForOrder(t)
  for (const captain of order) yield* chooseLeaderAndShip(t, captain)
  for (const captain of [...order].reverse()) yield* placeShip(t, captain)
  for (const on of t.moments) on.shipsPlaced?.(t)
  t.state.first = order[0]?.seat ?? 0
  t.state.active = t.state.first
  for (const captain of order) fitOut(t, captain)
  yield* startingJobs(t, order)
  for (const on of t.moments) on.jobsDealt?.(t)
  const primed = t.moments.reduce((n, on) => on.primes?.(t, n) ?? n, usuallyPrimed)
  for (const deck of t.box.supplyDecks) prime(t, supplyPile(t, deck), primed)
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

function* chooseLeaderAndShip(t: Table, c: Captain): Rules<void> {
  const { aside } = t.state
  const leader = yield* chooseOne(
    { seat: c.seat, kind: 'set-up.leader', prompt: text('prompt.choose-leader'), rule: 'SETUP-06' },
    aside.cards.filter((card) => t.box.leaders.has(card)),
    showCard,
  )
  const ship = yield* chooseShip(
    t,
    c,
    aside.cards.filter((card) => t.box.ships.has(card)),
  )
  const coreName = t.box.ships.get(ship)?.core
  const core = aside.cards.find((card) => t.box.supply.get(card)?.name === coreName)
  if (core === undefined) throw new Error(`There is no drive core for "${ship}".`)
  c.crew = [{ card: leader, disgruntled: false }]
  c.ship = ship
  c.core = core
  aside.cards = aside.cards.filter((card) => card !== leader && card !== ship && card !== core)
  tell(t, 'chose', { who: seatName(c), leader: cardName(leader), ship: cardName(ship) })
  for (const on of t.moments) on.leaderChosen?.(t, c, leader)
}

/** Among sisters one is as good as another, and the first is taken unless somebody cares for the name. */
function chooseShip(t: Table, c: Captain, ships: readonly CardId[]): Rules<CardId> {
  const alike = areSisters(t, ships)
  const prompt = text(alike ? 'prompt.name-ship' : 'prompt.choose-ship')
  return chooseOne({ seat: c.seat, kind: 'set-up.ship', prompt, rule: 'SETUP-06' }, ships, (ship) => {
    const shown = showCard(ship)
    return alike && ship === ships[0] ? { ...shown, usual: true } : shown
  })
}

/** Any sector where no other captain's ship lies, unless somebody narrows the choice. */
function* placeShip(t: Table, c: Captain): Rules<void> {
  const taken = t.state.captains.map((captain) => captain.sector)
  const usual = { sectors: [...t.box.sectors.keys()], prompt: text('prompt.place-ship'), rule: 'SETUP-08' }
  const narrowed = t.moments.map((on) => on.startingPlaces?.(t, c)).findLast((places) => places !== undefined)
  const { sectors, prompt, rule } = narrowed ?? usual
  c.sector = yield* chooseOne(
    { seat: c.seat, kind: 'set-up.place', prompt, rule },
    sectors.filter((sector) => !taken.includes(sector)),
    showSector,
  )
  tell(t, 'placed', { who: seatName(c), sector: sectorName(c.sector) })
}

function fitOut(t: Table, c: Captain): void {
  const supplies = t.moments.reduce((usual, on) => on.startingSupplies?.(t, c, usual) ?? usual, usualSupplies)
  c.credits = supplies.credits
  for (const name of shipCard(t, c).startingUpgrades ?? []) installStartingUpgrade(t, c, name)
  c.warrants = story(t).startingWarrants ?? 0
  load(t, c, 'fuel', supplies.fuel)
  load(t, c, 'part', supplies.parts)
}

/** What a ship comes with is neither refused nor haggled over: its printed cost is due. */
function installStartingUpgrade(t: Table, c: Captain, name: string): void {
  for (const deck of t.box.supplyDecks) {
    const pile = supplyPile(t, deck).deck
    const card = pile.cards.find((id) => supplyCard(t, id).name === name)
    if (card === undefined) continue
    const { cost } = supplyCard(t, card)
    c.upgrades.push(take(pile, card))
    c.credits -= cost
    return tell(t, 'bought-card', { who: seatName(c), card: cardName(card), credits: cost })
  }
  throw new Error(`There is no "${name}" left for "${c.ship}".`)
}

/** The last who has another way to deal them has its way. */
function* startingJobs(t: Table, order: readonly Captain[]): Rules<void> {
  const dealt = t.moments.map((on) => on.startingJobs?.(t, order)).findLast((dealing) => dealing !== undefined)
  yield* dealt ?? dealStartingJobs(t, order)
}

/** The contacts whose jobs are dealt at the start. */
function startingContacts(t: Table): ContactId[] {
  const { startingJobs, absent } = story(t)
  const { setUp, startingJobs: variant } = t.state.options
  const everyday = [...t.box.contacts.values()].filter((contact) => contact.box === 'base').map((contact) => contact.id)
  const usual = t.box.setUps.get(setUp)?.startingJobs ?? (variant === 'first-game' ? firstGameContacts : everyday)
  return [...(startingJobs ?? usual)].filter((contact) => !absent?.includes(contact))
}

/** One job from each contact, then everyone discards in secret and at the same time, down to the hand limit. */
function* dealStartingJobs(t: Table, order: readonly Captain[]): Rules<void> {
  for (const captain of order)
    for (const contact of startingContacts(t)) {
      const card = drawTop(t, contactPile(t, contact))
      if (card !== undefined) acceptJob(t, captain, card)
    }
  if (startingContacts(t).length === 0) return
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
