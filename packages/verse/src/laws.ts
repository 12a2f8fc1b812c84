import { checkDecisions, checkPlaces, law, type Match } from '@keep-flying/kernel'
import { tableFor } from './ask/view-table.ts'
import type { Box } from './box.ts'
import type { Options } from './options.ts'
import { crewRoom } from './rules/crew.ts'
import { fitsIn } from './rules/hold.ts'
import { activeLimit, handLimit } from './rules/job.ts'
import { abilityOf, crewCard, sectorOf } from './rules/table.ts'
import { freeSlots } from './rules/upgrade.ts'
import type { Captain, State, Table } from './state.ts'
import type { CardId } from './vocabulary/index.ts'

/** What holds at every moment of every game, whatever anybody does. */

/** Throws if a law of the game does not hold. */
export function checkLaws(match: Match<State, Options>, madeUp?: Box): void {
  const { state } = match
  const t = tableFor(state, madeUp)
  checkCards(state, t.box)
  for (const captain of state.captains) {
    checkStock(captain)
    if (state.phase !== 'set-up' && !isSettling(match, captain)) checkShip(t, captain)
  }
  checkRoamers(t)
  for (const part of t.box.parts) part.checkLaws?.(t, law)
  checkDeceivers(t)
  law(match.over === (state.result !== null), 'The game ends exactly when there is a result.')
  checkDecisions(match)
}

/** A captain is being asked what to let go of: limits hold again once that is answered. */
function isSettling(match: Match<State, Options>, c: Captain): boolean {
  const kinds = ['hold.make-room', 'crew.too-many', 'hand.cut-down', 'jobs.cut-down']
  return match.decisionsOf(c.seat).some((decision) => kinds.includes(decision.kind))
}

function* cardsOf(c: Captain): Generator<CardId> {
  for (const card of [c.ship, c.core]) if (card !== '') yield card
  for (const member of c.crew) yield member.card
  yield* c.gear
  yield* c.upgrades
  for (const job of c.jobs) yield* [job.card, ...(job.laidUnder ?? [])]
  yield* Object.values(c.solid)
  yield* c.hand.cards
  yield* c.considering.cards
}

function* allCards(state: State, { parts }: Box): Generator<CardId> {
  const added = parts.map((part) => part.piles?.(state) ?? {})
  const piles = [state.supply, state.contacts, state.nav, ...added].flatMap((decks) => Object.values(decks))
  for (const pile of [...piles, state.misbehave]) {
    yield* pile.deck.cards
    yield* pile.discard.cards
  }
  yield* state.removed.cards
  yield* state.leftOut?.cards ?? []
  yield* state.aside.cards
  yield* state.drawn.cards
  yield* state.attempt?.misbehave.cards ?? []
  for (const captain of state.captains) yield* cardsOf(captain)
  for (const part of parts) yield* part.cardsLaid?.(state) ?? []
}

/** Every card of the box is in exactly one place. */
function checkCards(state: State, box: Box): void {
  const decks = [box.supply, box.leaders, box.ships, box.jobs, box.others, box.extras, box.nav, box.misbehave]
  checkPlaces(
    allCards(state, box),
    decks.flatMap((cards) => [...cards.keys()]),
  )
}

function checkStock(c: Captain): void {
  for (const area of [c.hold, c.stash])
    for (const [token, n] of Object.entries(area))
      law(Number.isInteger(n) && n >= 0, `Seat ${c.seat} has ${n} ${token}.`)
  for (const field of ['credits', 'warrants', 'goals'] as const)
    law(Number.isInteger(c[field]) && c[field] >= 0, `Seat ${c.seat} has ${c[field]} ${field}.`)
}

function checkShip(t: Table, c: Captain): void {
  sectorOf(t, c.sector)
  law(fitsIn(t, c, 'hold', c.hold), `The hold of seat ${c.seat} is overfull.`)
  law(fitsIn(t, c, 'stash', c.stash), `The stash of seat ${c.seat} is overfull.`)
  law(crewRoom(t, c) >= 0, `Seat ${c.seat} has more crew than berths.`)
  law(freeSlots(t, c) >= 0, `Seat ${c.seat} has more Upgrades than slots.`)
  law(c.hand.cards.length <= handLimit(t, c), `Seat ${c.seat} has too many jobs in hand.`)
  law(c.jobs.length <= activeLimit(t, c), `Seat ${c.seat} has too many active jobs.`)
}

function checkRoamers(t: Table): void {
  const { cruiser, cutters } = t.state
  law(sectorOf(t, cruiser).region === 'alliance', 'The Cruiser has left Alliance Space.')
  law(new Set(cutters).size === cutters.length, 'Two Cutters share a sector.')
  for (const cutter of cutters) law(sectorOf(t, cutter).region !== 'alliance', 'A Cutter is in Alliance Space.')
}

function checkDeceivers(t: Table): void {
  const crew = t.state.captains.flatMap((captain) => captain.crew)
  const deceivers = crew.filter((member) => abilityOf(crewCard(t, member.card), 'deceptive'))
  law(deceivers.length <= 1, 'More than one deceptive crew is in play.')
}
