import { askFirst, confirm, type Decision, question, type Rules } from '@keep-flying/kernel'
import type { Avoidance, CardId, Main, Table } from '../state.ts'
import type { StrikeKind, StrikeMoment, TriggeredAbility } from '../vocabulary/index.ts'
import type { Context } from './conditions.ts'
import { canUse, followText, useText } from './effects.ts'
import { textsWaiting } from './in-force.ts'
import { nothing, showCard } from './show.ts'
import { cardName, crewName, isStanding, playerAt, says, seatName, standingSeats, tell, textsAt } from './table.ts'

/** Reactions and everything else that keeps a strike off. */

/** A strike that is about to be drawn. */
export interface StrikeDue {
  avoided: boolean
}

/** A strike card that was turned up and is not yet placed. */
export interface StrikeInHand {
  readonly card: CardId
  victim: Main
  damage: number
  cancelled: boolean
  redirected: boolean
}

/** Whether the strike that is due is avoided: by the player's own means, by a text in play, or by somebody's Reaction. */
export function* avoided(t: Table, kind: StrikeKind, victim: Main): Rules<boolean> {
  const due: StrikeDue = { avoided: yield* usesAvoidance(t, kind, victim) }
  const moment: StrikeMoment = { strikeDue: kind }
  if (!due.avoided) yield* textsAtStrike(t, moment, victim, due)
  if (!due.avoided) yield* offerReactions(t, moment, { victim, due })
  if (due.avoided) tell(t, 'avoided', { who: crewName(victim.crew) })
  return due.avoided
}

/** Asks whether somebody uses up what lets them avoid a strike. */
function* usesAvoidance(t: Table, kind: StrikeKind, { seat }: Main): Rules<boolean> {
  if (seat === null || !isStanding(t, seat)) return false
  const means = meansOf(t, kind, seat)
  if (!means) return false
  const prompt = says(kind === 'ship' ? 'ask.avoid-ship' : 'ask.avoid-crew')
  const words = { yes: says('answer.avoid'), no: says('answer.take-strike') }
  if (!(yield* confirm({ seat, kind: 'strike.avoid', prompt, ...words }))) return false
  spend(t, means)
  return true
}

/** What avoids every strike, or only those of this kind, is used before what would serve for others, too. */
function meansOf({ state }: Table, kind: StrikeKind, seat: number): Avoidance | undefined {
  const means = state.turn.avoidances.filter((one) => one.seat === seat && (one.kind === 'any' || one.kind === kind))
  return means.find(({ n }) => n === 'all') ?? means.find((one) => one.kind === kind) ?? means[0]
}

function spend({ state }: Table, means: Avoidance): void {
  if (means.n === 'all') return
  means.n--
  if (means.n === 0) state.turn.avoidances.splice(state.turn.avoidances.indexOf(means), 1)
}

/** Offers what can be done about a strike once its card is seen. */
export function* drawnStrike(t: Table, kind: StrikeKind, strike: StrikeInHand): Rules<void> {
  yield* offerReactions(t, { strikeDrawn: kind }, { victim: strike.victim, strike })
}

/** Texts in play that wait for a strike. */
function* textsAtStrike(t: Table, now: StrikeMoment, victim: Main, due: StrikeDue): Rules<void> {
  for (const { ability, context } of textsWaiting(t, 'strike')) {
    if (due.avoided) return
    if ('when' in ability && typeof ability.when === 'object' && isMoment(ability.when, now, context.you, victim))
      yield* followText(t, { victim, due, ...context }, ability)
  }
}

function isMoment(when: StrikeMoment, now: StrikeMoment, you: number, victim: Main): boolean {
  if (when.victim === 'other' && (victim.seat === null || victim.seat === you)) return false
  if ('strikeDue' in when) return 'strikeDue' in now && when.strikeDue === now.strikeDue
  return 'strikeDrawn' in now && when.strikeDrawn === now.strikeDrawn
}

/** What a Reaction is about: who would take the strike, and the strike before or after its card was turned up. */
interface Occasion {
  readonly victim: Main
  readonly due?: StrikeDue
  readonly strike?: StrikeInHand
}

interface Offer {
  readonly context: Context
  readonly card: CardId
  readonly ability: TriggeredAbility
}

/** Lets everybody who holds a Reaction for the moment use it, until nobody wants to or the matter is settled. */
function* offerReactions(t: Table, now: StrikeMoment, occasion: Occasion): Rules<void> {
  const { due, strike } = occasion
  const declined: number[] = []
  while (!due?.avoided && !strike?.cancelled) {
    const offers: Offer[][] = []
    for (const seat of standingSeats(t)) {
      const theirs = declined.includes(seat) ? [] : reactionsOf(t, seat, now, occasion)
      if (theirs.length > 0) offers.push(theirs)
    }
    if (offers.length === 0) return
    const { index, value } = yield* askFirst(offers.map((theirs) => reactionQuestion(theirs, occasion)))
    const chosen = offers[index]?.find(({ card }) => card === value)
    if (chosen) yield* react(t, chosen)
    else for (const { context } of offers[index] ?? []) declined.push(context.you)
  }
}

function* react(t: Table, { context, card, ability }: Offer): Rules<void> {
  tell(t, 'reacted', { who: seatName(context.you), card: cardName(card) })
  t.state.turn.used.push(card)
  yield* useText(t, context, ability)
}

function reactionQuestion(offers: readonly Offer[], { victim, strike }: Occasion): Decision {
  const seat = offers[0]?.context.you ?? 0
  const prompt = says('ask.react', { who: crewName(victim.crew) })
  const options = [...offers.map(({ card }) => showCard(card)), nothing]
  const because = strike ? { because: { card: strike.card } } : {}
  return question.one({ seat, kind: 'strike.react', prompt, options, lapsesTo: nothing.id, ...because })
}

/** The Reactions that a player holds for a moment; a card reacts once per turn. */
function reactionsOf(t: Table, seat: number, now: StrikeMoment, occasion: Occasion): Offer[] {
  const offers: Offer[] = []
  for (const card of playerAt(t, seat).hand.cards) {
    const texts = textsAt(card, 'reaction')
    if (texts.length === 0 || t.state.turn.used.includes(card)) continue
    const context: Context = { you: seat, card, ...occasion }
    const ability = texts.find((one) => reactsTo(t, context, one, now, occasion.victim))
    if (ability) offers.push({ context, card, ability })
  }
  return offers
}

function reactsTo(t: Table, context: Context, ability: TriggeredAbility, now: StrikeMoment, victim: Main): boolean {
  if (ability.at !== 'reaction') return false
  if (context.you === t.state.active && !ability.ownTurn) return false
  return isMoment(ability.when, now, context.you, victim) && canUse(t, context, ability)
}
