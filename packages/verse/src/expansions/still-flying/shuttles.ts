import { chooseOne, confirm, type Rules, text } from '@keep-flying/kernel'
import { discardSupply, take } from '../../rules/decks.ts'
import { yesOrNo } from '../../rules/deed.ts'
import { evade } from '../../rules/fly.ts'
import type { Hooks } from '../../rules/moments.ts'
import { showCard } from '../../rules/show.ts'
import { abilityOn, captainAt, cardName, roll, seatName, supplyPile, tell, upgradeCard } from '../../rules/table.ts'
import { chooseUpgradeToLose, discardUpgrade, freeSlots } from '../../rules/upgrade.ts'
import type { Captain, Table } from '../../state.ts'
import { shuttlesOf } from './sites.ts'
import { stillFlyingOf } from './state.ts'

/** Shuttles. */

/** The number who leave decides what a die must not fall below; nobody flies off alone. */
const fewestToFlyOff = 2

function deserted(t: Table, c: Captain, n: number): void {
  if (n >= fewestToFlyOff && shuttlesOf(t, c).length > 0) stillFlyingOf(t).deserted.push({ seat: c.seat, n })
}

/** Those who have turned their backs on a captain may be gone with a Shuttle. */
function* rollForShuttles(t: Table): Rules<void> {
  const kept = stillFlyingOf(t)
  const leaving = kept.deserted
  kept.deserted = []
  for (const { seat, n } of leaving) yield* rollForShuttle(t, captainAt(t, seat), n)
}

function* rollForShuttle(t: Table, c: Captain, n: number): Rules<void> {
  const shuttles = shuttlesOf(t, c)
  if (shuttles.length === 0) return
  const isGone = rollBelow(t, c, n) && !((yield* rollsAgain(t, c, n)) && !rollBelow(t, c, n))
  if (!isGone) return
  tell(t, 'shuttle-taken', { who: seatName(c) })
  yield* chooseUpgradeToLose(t, c, shuttles)
}

function rollBelow(t: Table, c: Captain, n: number): boolean {
  const die = roll(t)
  tell(t, 'shuttle-roll', { who: seatName(c), die, n })
  return die < n
}

function* rollsAgain(t: Table, c: Captain, n: number): Rules<boolean> {
  const steward = c.crew.find(({ card }) => abilityOn(t, card, 'keeps-shuttle'))
  if (!steward) return false
  const prompt = text('prompt.shuttle-again', { card: cardName(steward.card), n })
  const asked = { seat: c.seat, kind: 'shuttle.again', prompt, card: steward.card, rule: 'SHUTTLE-01' }
  return yield* confirm({ ...asked, ...yesOrNo('shuttle-again') })
}

/** A boat to leave to the Reavers. */
function* leaveBoat(t: Table, c: Captain): Rules<boolean> {
  const boat = c.upgrades.find((card) => abilityOn(t, card, 'escapes-reavers'))
  if (boat === undefined) return false
  const asked = { seat: c.seat, kind: 'shuttle.escape', prompt: text('prompt.escape', { card: cardName(boat) }) }
  if (!(yield* confirm({ ...asked, card: boat, ...yesOrNo('escape') }))) return false
  yield* discardUpgrade(t, c, boat)
  yield* evade(t, c)
  return true
}

export const shuttleHooks: Hooks = {
  crewDeserted: deserted,
  settled: rollForShuttles,
  reaversStrike: leaveBoat,
}

/** All Shuttles are taken out of the decks; each captain takes one for nothing, and the others lie open. */
function* shareOutShuttles(t: Table, order: readonly Captain[]): Rules<void> {
  const left = t.box.supplyDecks.flatMap((deck) => {
    const pile = supplyPile(t, deck).deck
    return pile.cards.filter((card) => abilityOn(t, card, 'shuttle')).map((card) => take(pile, card))
  })
  t.state.drawn.cards.push(...left)
  for (const captain of order) {
    const fitting = t.state.drawn.cards.filter((card) => freeSlots(t, captain, upgradeCard(t, card)) > 0)
    if (fitting.length === 0) continue
    const asked = { seat: captain.seat, kind: 'set-up.shuttle', prompt: text('prompt.free-shuttle') }
    const card = yield* chooseOne(asked, fitting, showCard)
    captain.upgrades.push(take(t.state.drawn, card))
    tell(t, 'shuttle-found', { who: seatName(captain), card: cardName(card) })
  }
  for (const card of t.state.drawn.cards.splice(0)) discardSupply(t, card)
}

export const buttonsAndChartsHooks: Hooks = { drafted: shareOutShuttles }
