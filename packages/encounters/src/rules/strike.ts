import type { Rules } from '@keep-flying/kernel'
import { boxCard } from '../catalog/index.ts'
import type { CardId, Main, Table } from '../state.ts'
import type { StrikeKind } from '../vocabulary/index.ts'
import type { Context } from './conditions.ts'
import { drawStrike, putStrikeAside } from './decks.ts'
import { checkDefeat } from './defeated.ts'
import { hasKeyword } from './enemies.ts'
import { inevitableAt } from './inevitable.ts'
import { avoided, drawnStrike, type StrikeInHand } from './reactions.ts'
import { triggerText } from './reveal.ts'
import { placeShipStrike } from './serenity.ts'
import { cardName, crewName, enemyOf, isInevitable, mainAt, tell } from './table.ts'

/** Strikes: who strikes when, and what a strike does. */

/** The Strike Phase: the Combat Zone from the oldest, then Range enemies of the 'Verse from left to right. */
export function* strikePhase(t: Table): Rules<void> {
  for (let striker = nextStriker(t); striker !== null; striker = nextStriker(t)) {
    t.state.turn.struck.push(striker)
    const times = hasKeyword(t, striker, 'double-strike') ? 2 : 1
    for (let time = 0; time < times && isThere(t, striker); time++) yield* enemyStrikes(t, striker)
  }
}

/** Newcomers of this phase strike, too; whoever is gone does not. */
function nextStriker(t: Table): CardId | null {
  const { combatZone, turn } = t.state
  const canStrike = (card: CardId) => (enemyOf(card) !== null || isInevitable(card)) && !turn.struck.includes(card)
  return combatZone.cards.find(canStrike) ?? rangeEnemies(t).find(canStrike) ?? null
}

function rangeEnemies(t: Table): CardId[] {
  const { verse } = t.state
  const open = verse.slice((inevitableAt(t.state) ?? -1) + 1).reverse()
  return open.flatMap(({ shown }) => shown.cards).filter((card) => enemyOf(card) && hasKeyword(t, card, 'range'))
}

function isThere({ state }: Table, card: CardId): boolean {
  return state.combatZone.cards.includes(card) || state.verse.some(({ shown }) => shown.cards.includes(card))
}

/** One strike of an enemy or of the Inevitable card at the active player, or at Serenity. */
export function* enemyStrikes(t: Table, card: CardId): Rules<void> {
  tell(t, 'strikes', { card: cardName(card) })
  const struck = strikeTypeOf(card) === 'ship' ? yield* shipStrike(t) : yield* crewStrike(t, mainAt(t, t.state.active))
  if (struck === 'avoided') return
  yield* triggerText(t, 'strike', { you: t.state.active, card })
}

function strikeTypeOf(card: CardId): StrikeKind {
  const boxed = boxCard(card)
  return (boxed.kind === 'enemy' || boxed.kind === 'inevitable') && boxed.card.type === 'ship' ? 'ship' : 'crew'
}

/** Whether a strike was avoided, or drawn as far as there was one to draw. */
export type Struck = 'avoided' | 'drawn'

/** A Main Character draws a Crew Strike. */
export function* crewStrike(t: Table, victim: Main): Rules<Struck> {
  if (victim.seat !== null && t.state.turn.spared.includes(victim.seat)) return 'avoided'
  if (victim.down) return 'avoided'
  if (yield* avoided(t, 'crew', victim)) return 'avoided'
  const card = drawStrike(t, t.state.crewStrikes)
  if (card === null) return 'drawn'
  tell(t, 'strike-drawn', { who: crewName(victim.crew), card: cardName(card) })
  const strike: StrikeInHand = { card, victim, damage: printedDamage(card), cancelled: false, redirected: false }
  if (victim.seat === null) takeAsNonPlayer(t, strike)
  else yield* takeStrike(t, strike)
  return 'drawn'
}

function printedDamage(card: CardId): number {
  const boxed = boxCard(card)
  return boxed.kind === 'crew-strike' ? boxed.card.damage : 0
}

/** Those whom nobody plays ignore a strike's text, and fall to any damage. */
function takeAsNonPlayer(t: Table, { card, victim, damage }: StrikeInHand): void {
  if (damage === 0) return putStrikeAside(t, t.state.crewStrikes, card)
  victim.strikes.push({ card, damage })
  checkDefeat(t, victim)
}

/** A player's strike: it may be cancelled or given to somebody else, then it counts, then its text is followed. */
function* takeStrike(t: Table, strike: StrikeInHand): Rules<void> {
  yield* drawnStrike(t, strike)
  if (!strike.cancelled) yield* triggerText(t, 'before-placing', contextOf(t, strike))
  if (strike.cancelled) return putStrikeAside(t, t.state.crewStrikes, strike.card)
  const { victim, card, damage } = strike
  if (victim.seat === null) return takeAsNonPlayer(t, strike)
  victim.strikes.push({ card, damage })
  checkDefeat(t, victim)
  if (!victim.down) yield* triggerText(t, 'drawn', contextOf(t, strike))
}

function contextOf(t: Table, strike: StrikeInHand): Context {
  const { victim, card } = strike
  return { you: victim.seat ?? t.state.active, card, victim, strike }
}

/** The active player draws a Ship Strike for Serenity. */
export function* shipStrike(t: Table): Rules<Struck> {
  const { state } = t
  if (yield* avoided(t, 'ship', mainAt(t, state.active))) return 'avoided'
  const card = drawStrike(t, state.shipStrikes)
  if (card !== null) yield* placeShipStrike(t, card)
  return 'drawn'
}
