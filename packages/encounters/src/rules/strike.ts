import type { Rules } from '@keep-flying/kernel'
import { boxCard } from '../catalog/index.ts'
import type { CardId, Main, Table } from '../state.ts'
import type { Effect, StrikeKind, Who } from '../vocabulary/index.ts'
import type { Context } from './conditions.ts'
import { drawStrike, putStrikeAside } from './decks.ts'
import { checkDefeat } from './defeated.ts'
import { followText } from './effects.ts'
import { hasKeyword } from './enemies.ts'
import { inevitableAt } from './inevitable.ts'
import { avoided, drawnStrike, type StrikeInHand } from './reactions.ts'
import { triggerText } from './reveal.ts'
import { placeShipStrike } from './serenity.ts'
import { cardName, crewName, enemyOf, isInevitable, mainAt, takeFrom, tell, textsAt } from './table.ts'

/** Strikes: who strikes when, and what a strike does. */

/** The Strike Phase: the Combat Zone from the oldest, then Range enemies of the 'Verse from left to right. */
export function* strikePhase(t: Table): Rules<void> {
  for (let [striker] = strikersLeft(t); striker !== undefined; [striker] = strikersLeft(t)) {
    t.state.turn.struck.push(striker)
    const times = hasKeyword(t, striker, 'double-strike') ? 2 : 1
    for (let time = 0; time < times && strikers(t).includes(striker); time++) yield* enemyStrikes(t, striker)
  }
}

/** Who has still to strike this turn. Newcomers of the phase do, too; whoever is gone does not. */
export function strikersLeft(t: Table): CardId[] {
  return strikers(t).filter((card) => !t.state.turn.struck.includes(card))
}

/** All that strike from where they are, in their order. */
function strikers(t: Table): CardId[] {
  const { combatZone, verse } = t.state
  const all = combatZone.cards.filter((card) => enemyOf(card) !== null || isInevitable(card))
  const closed = inevitableAt(t.state) ?? -1
  for (let space = verse.length - 1; space > closed; space--)
    for (const card of verse[space]?.shown.cards ?? [])
      if (enemyOf(card) && hasKeyword(t, card, 'range')) all.push(card)
  return all
}

/** One strike of an enemy or of the Inevitable card at the active player, or at Serenity. */
export function* enemyStrikes(t: Table, card: CardId): Rules<void> {
  tell(t, 'strikes', { card: cardName(card) })
  const struck = strikeTypeOf(card) === 'ship' ? yield* shipStrike(t) : yield* crewStrike(t, mainAt(t, t.state.active))
  if (struck === 'avoided') return
  yield* triggerText(t, 'strike', { you: t.state.active, card })
}

/** What an enemy's strikes are. */
export function strikeTypeOf(card: CardId): StrikeKind {
  const boxed = boxCard(card)
  return (boxed.kind === 'enemy' || boxed.kind === 'inevitable') && boxed.card.type === 'ship' ? 'ship' : 'crew'
}

/** Whether a strike was avoided, or drawn as far as there was one to draw. */
export type Struck = 'avoided' | 'drawn'

/** A Main Character draws a Crew Strike; whoever was defeated this turn avoids all further ones. */
export function* crewStrike(t: Table, victim: Main): Rules<Struck> {
  const { state } = t
  if (victim.down || (victim.seat !== null && state.turn.spared.includes(victim.seat))) {
    tell(t, 'avoided', { who: crewName(victim.crew) })
    return 'avoided'
  }
  if (yield* avoided(t, 'crew', victim)) return 'avoided'
  const card = drawStrike(t, state.crewStrikes)
  if (card === null) return 'drawn'
  state.drawnStrikes.cards.push(card)
  tell(t, 'strike-drawn', { who: crewName(victim.crew), card: cardName(card) })
  yield* takeStrike(t, { card, victim, damage: printedDamage(card), cancelled: false, redirected: false })
  return 'drawn'
}

function printedDamage(card: CardId): number {
  const boxed = boxCard(card)
  return boxed.kind === 'crew-strike' ? boxed.card.damage : 0
}

/** A strike that was turned up may be cancelled or change by its text; then it counts, and then its text is followed. */
function* takeStrike(t: Table, strike: StrikeInHand): Rules<void> {
  yield* drawnStrike(t, 'crew', strike)
  if (!strike.cancelled && strike.victim.seat !== null) yield* triggerText(t, 'before-placing', contextOf(t, strike))
  takeFrom(t.state.drawnStrikes, strike.card)
  if (strike.cancelled) return putStrikeAside(t, t.state.crewStrikes, strike.card)
  if (strike.victim.seat === null) return takeAsNonPlayer(t, strike)
  yield* takeAsPlayer(t, strike)
}

/** Those whom nobody plays ignore a strike's text, and fall to any damage. */
function takeAsNonPlayer(t: Table, { card, victim, damage }: StrikeInHand): void {
  if (damage === 0) return putStrikeAside(t, t.state.crewStrikes, card)
  victim.strikes.push({ card, damage })
  checkDefeat(t, victim)
}

function* takeAsPlayer(t: Table, strike: StrikeInHand): Rules<void> {
  const { card, victim, damage } = strike
  victim.strikes.push({ card, damage })
  checkDefeat(t, victim)
  const context = contextOf(t, strike)
  if (!victim.down) return yield* triggerText(t, 'drawn', context)
  for (const ability of textsAt(card, 'drawn'))
    yield* followText(t, context, { ...ability, effects: aimedAtOthers(ability.effects) })
}

/** What is still followed of the text of a strike that defeated its player: the parts that are aimed at others. */
function aimedAtOthers(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) => {
    if (effect.do === 'pay-or' && isOneself(effect.who)) return aimedAtOthers(effect.else ?? [])
    return 'who' in effect && !isOneself(effect.who) ? effect : []
  })
}

function isOneself(who: Who | undefined): boolean {
  return who === undefined || who === 'you' || who === 'victim'
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
  if (card === null) return 'drawn'
  state.drawnStrikes.cards.push(card)
  yield* placeShipStrike(t, card)
  return 'drawn'
}
