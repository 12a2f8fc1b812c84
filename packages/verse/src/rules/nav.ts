import { because, type Cause, confirm, type Rules, text } from '@keep-flying/kernel'
import type { Captain, Table } from '../state.ts'
import type { NavCard, NavOutcome } from '../vocabulary/index.ts'
import {
  belongingsOf,
  cruiserDodges,
  dodgeCruiser,
  meetCruiser,
  partFromAlliance,
  stoppedByCruiser,
} from './cruiser.ts'
import { reaversGone, shakesOffReavers } from './cutter.ts'
import { discardNav, drawNav } from './decks.ts'
import { yesOrNo } from './deed.ts'
import { applyEffect, isOpen, resolveOptions } from './events.ts'
import { type Team, wholeCrew } from './gear.ts'
import { regionOf } from './map.ts'
import { isOutlaw } from './outlaw.ts'
import { salvage } from './salvage.ts'
import { isSolid } from './solid.ts'
import { cardName, navCard, seatName, shipAbilities, tell } from './table.ts'

/** Nav cards and their outcomes. */

/** How a nav card came out, and what it came of. */
interface Followed {
  readonly outcome: NavOutcome
  readonly cause: Cause
}

/** What came of the card itself says nothing of a choice on it. */
type Outcome = Pick<Followed, 'outcome'> & Partial<Followed>

const keepFlying: Outcome = { outcome: 'keep-flying' }
const fullStop: Outcome = { outcome: 'full-stop' }

/** Draws the card of the sector's region, resolves it and puts it away. */
export function* resolveNavCard(t: Table, c: Captain): Rules<Followed> {
  const region = regionOf(t, c.sector)
  const id = drawNav(t, region)
  const card = navCard(t, id)
  tell(t, 'nav-card', { who: seatName(c), card: cardName(id) })
  for (const on of t.moments) on.navCardDrawn?.(t, c, card)
  const cause = { card: id }
  const isBlank = t.moments.some((on) => on.isBlank?.(t, c, card))
  const followed = isBlank ? keepFlying : yield* because(cause, followNavCard(t, c, card, id))
  discardNav(t, region, id)
  for (const on of t.moments) {
    const asking = on.navCardResolved?.(t, c, id)
    if (asking) yield* asking
  }
  return { cause, ...followed, outcome: yield* meetCruiserInFlight(t, c, followed.outcome) }
}

/** A Cruiser brought by the card stops an Outlaw Ship in flight; a ship about to evade slips away from one beside it. */
function* meetCruiserInFlight(t: Table, c: Captain, outcome: NavOutcome): Rules<NavOutcome> {
  if (outcome === 'evade') return outcome
  const stopped = yield* stoppedByCruiser(t, c)
  yield* meetCruiser(t)
  return stopped ? 'full-stop' : outcome
}

function* followNavCard(t: Table, c: Captain, card: NavCard, id: string): Rules<Outcome> {
  if (yield* ignoresCard(t, c, card, id)) return keepFlying
  const team = wholeCrew(c)
  for (const effect of card.first ?? []) yield* applyEffect(t, { team, tester: null, failed: false, card: id }, effect)
  const slippedAway = !t.state.turn.flight
  if (slippedAway) return fullStop
  if (card.kind === 'cruiser' && card.first) {
    if (t.state.cruiser !== c.sector) return keepFlying
    c.metCruiser = isOutlaw(t, c)
    if (cruiserDodges(t, c).length > 0 && (yield* dodgeCruiser(t, c))) return keepFlying
    const before = belongingsOf(c)
    const followed = yield* followOptions(t, team, card, id)
    yield* partFromAlliance(t, c, before)
    return followed
  }
  if (card.kind !== 'reaver' || !card.first) return yield* followOptions(t, team, card, id)
  if (yield* shakesOffReavers(t, c)) return keepFlying
  const crewBefore = c.crew.length
  const followed = yield* followOptions(t, team, card, id)
  reaversGone(t, c, crewBefore)
  return followed
}

function* followOptions(t: Table, team: Team, card: NavCard, id: string): Rules<Outcome> {
  const resolved = yield* resolveOptions(t, { team, card: id }, card.options, 'nav')
  if (!resolved) return fullStop
  if (resolved.tags.includes('salvage-op')) yield* salvage(t, team.captain)
  return resolved
}

/** A ship that shrugs off breakdowns, or a captain in good standing, may pass a card by. */
function* ignoresCard(t: Table, c: Captain, card: NavCard, id: string): Rules<boolean> {
  const breakdown = card.options.some(isBreakdown)
  if (breakdown && shipAbilities(t, c, 'ignores-breakdowns').length > 0) {
    if (hasBoon(t, c, card) && !(yield* passesBy(c, id))) return false
    tell(t, 'breakdown-ignored', { who: seatName(c), card: cardName(id) })
    return true
  }
  if (t.moments.some((on) => on.voidsNavCard?.(t, c, card, id))) return true
  if (!card.ignoredBySolid || !isSolid(t, c, card.ignoredBySolid)) return false
  return yield* passesBy(c, id)
}

function isBreakdown({ tags = [] }: NavCard['options'][number]): boolean {
  return tags.includes('breakdown')
}

/** Is there something for this captain on the card beside its Breakdown? */
function hasBoon(t: Table, c: Captain, { boon, options }: NavCard): boolean {
  return boon === true && options.some((option) => !isBreakdown(option) && isOpen(t, wholeCrew(c), option))
}

function passesBy({ seat }: Captain, id: string): Rules<boolean> {
  return confirm({
    seat,
    kind: 'nav.ignore',
    prompt: text('prompt.ignore-nav', { card: cardName(id) }),
    ...yesOrNo('ignore-nav'),
    card: id,
  })
}
