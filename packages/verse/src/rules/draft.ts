import { chooseOne, type Rules, text } from '@keep-flying/kernel'
import type { Captain, Table } from '../state.ts'
import type { CardId } from '../vocabulary/index.ts'
import { remove, take } from './decks.ts'
import type { StartingPlaces } from './moments.ts'
import { showCard, showSector } from './show.ts'
import { areSisters } from './sisters.ts'
import { cardName, leaderOf, seatName, sectorName, shipCard, supplyCard, supplyPile, tell } from './table.ts'

/** Leaders and ships are chosen, and ships placed. */

/** The last who has another way to share them out has its way. */
export function* draft(t: Table, order: readonly Captain[]): Rules<void> {
  const other = t.moments.map((on) => on.draft?.(t, order)).findLast((drafting) => drafting !== undefined)
  yield* other ?? usualDraft(t, order)
}

function* usualDraft(t: Table, order: readonly Captain[]): Rules<void> {
  for (const captain of order) {
    yield* chooseLeader(t, captain)
    takeShip(t, captain, yield* chooseShip(t, captain, shipsLeft(t)))
    yield* announceChoice(t, captain)
  }
  for (const captain of [...order].reverse()) yield* placeShip(t, captain)
}

export function* chooseLeader(t: Table, c: Captain): Rules<void> {
  const { aside } = t.state
  const leader = yield* chooseOne(
    { seat: c.seat, kind: 'set-up.leader', prompt: text('prompt.choose-leader'), rule: 'SETUP-06' },
    aside.cards.filter((card) => t.box.leaders.has(card) && mayChoose(t, card)),
    showCard,
  )
  c.crew = [{ card: take(aside, leader), disgruntled: false }]
}

function mayChoose(t: Table, card: CardId): boolean {
  return t.moments.every((on) => on.mayChoose?.(t, card) ?? true)
}

export function shipsLeft(t: Table): CardId[] {
  return t.state.aside.cards.filter((card) => t.box.ships.has(card) && mayChoose(t, card))
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

/** A ship brings its Drive Core and whatever it comes with. */
export function takeShip(t: Table, c: Captain, ship: CardId): void {
  const { aside } = t.state
  const coreName = t.box.ships.get(ship)?.core
  const core = aside.cards.find((card) => t.box.supply.get(card)?.name === coreName)
  if (core === undefined) throw new Error(`There is no drive core for "${ship}".`)
  c.ship = take(aside, ship)
  c.core = take(aside, core)
  for (const name of shipCard(t, c).startingUpgrades ?? []) c.upgrades.push(takeUpgrade(t, c, name))
}

/** The copy that lies beside the ship; where there is none, one of a supply deck. */
function takeUpgrade(t: Table, c: Captain, name: string): CardId {
  const zones = [t.state.aside, ...t.box.supplyDecks.map((deck) => supplyPile(t, deck).deck)]
  for (const zone of zones) {
    const card = zone.cards.find((id) => t.box.supply.get(id)?.name === name)
    if (card !== undefined) return take(zone, card)
  }
  throw new Error(`There is no "${name}" left for "${c.ship}".`)
}

/** Is this Upgrade one that the captain's ship came with? */
export function comesWith(t: Table, c: Captain, upgrade: CardId): boolean {
  return shipCard(t, c).startingUpgrades?.includes(supplyCard(t, upgrade).name) ?? false
}

/** Once a captain has both, everybody is told; crew who are now a Leader cannot be hired any more. */
export function* announceChoice(t: Table, c: Captain): Rules<void> {
  const leader = leaderOf(c).card
  tell(t, 'chose', { who: seatName(c), leader: cardName(leader), ship: cardName(c.ship) })
  removeDouble(t, leader)
  for (const on of t.moments) {
    const asking = on.leaderChosen?.(t, c, leader)
    if (asking) yield* asking
  }
}

function removeDouble(t: Table, leader: CardId): void {
  const name = t.box.leaders.get(leader)?.name
  for (const deck of t.box.supplyDecks) {
    const { deck: pile } = supplyPile(t, deck)
    const doubles = pile.cards.filter((card) => {
      const face = supplyCard(t, card)
      return face.kind === 'crew' && face.name === name
    })
    for (const card of doubles) remove(t, take(pile, card))
  }
}

/** A later word narrows what is left by those before it, asked for by whoever leaves less; between them nothing left, it stands alone. */
function narrow(before: StartingPlaces, later: StartingPlaces): StartingPlaces {
  const sectors = later.sectors.filter((sector) => before.sectors.includes(sector))
  if (sectors.length === 0) return later
  return { ...(before.sectors.length < later.sectors.length ? before : later), sectors }
}

/** Any sector where no other captain's ship lies, unless somebody narrows the choice. */
export function* placeShip(t: Table, c: Captain): Rules<void> {
  const taken = t.state.captains.map((captain) => captain.sector)
  const usual: StartingPlaces = {
    sectors: [...t.box.sectors.keys()],
    prompt: text('prompt.place-ship'),
    rule: 'SETUP-08',
  }
  const narrowed = t.moments.flatMap((on) => on.startingPlaces?.(t, c) ?? [])
  const { sectors, prompt, rule, together = false } = narrowed.reduce(narrow, usual)
  c.sector = yield* chooseOne(
    { seat: c.seat, kind: 'set-up.place', prompt, rule },
    sectors.filter((sector) => together || !taken.includes(sector)),
    showSector,
  )
  tell(t, 'placed', { who: seatName(c), sector: sectorName(c.sector) })
}
