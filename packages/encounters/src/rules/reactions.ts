import { askFirst, confirm, type Decision, question, type Rules } from '@keep-flying/kernel'
import type { Avoidance, CardId, Main, Table } from '../state.ts'
import type { StrikeKind, StrikeMoment, TriggeredAbility } from '../vocabulary/index.ts'
import type { Context } from './conditions.ts'
import { followText, useText } from './effects.ts'
import { textsInPlay } from './in-force.ts'
import { nothing, showCard } from './show.ts'
import { abilitiesOf, cardName, crewName, isStanding, playerAt, says, seatName, standingSeats, tell } from './table.ts'

/** Reactions and everything else that keeps a strike off. */

/** A strike card that was turned up and is not yet placed. */
export interface StrikeInHand {
  readonly card: CardId
  victim: Main
  damage: number
  cancelled: boolean
  redirected: boolean
}

/** Whether the strike that is due is avoided: by the player's own means, or by somebody's Reaction. */
export function* avoided(t: Table, kind: StrikeKind, victim: Main): Rules<boolean> {
  if (yield* usesAvoidance(t, kind, victim)) return true
  const due: StrikeMoment = { strikeDue: kind }
  yield* textsAtStrike(t, due, victim)
  if (takeAvoidance(t, kind, victim)) return true
  yield* offerReactions(t, due, victim)
  return takeAvoidance(t, kind, victim)
}

/** Asks whether somebody uses up what lets them avoid a strike. */
function* usesAvoidance(t: Table, kind: StrikeKind, victim: Main): Rules<boolean> {
  const { seat } = victim
  if (seat === null || !isStanding(t, seat)) return false
  const means = meansOf(t, kind, seat)
  if (!means) return false
  const yes = yield* confirm({
    seat,
    kind: 'strike.avoid',
    prompt: says(kind === 'ship' ? 'ask.avoid-ship' : 'ask.avoid-crew'),
  })
  if (!yes) return false
  spend(t, means)
  tell(t, 'avoided', { who: crewName(victim.crew) })
  return true
}

/** An avoidance that a Reaction or a text has just given for this strike is used at once. */
function takeAvoidance(t: Table, kind: StrikeKind, victim: Main): boolean {
  const given = t.state.turn.avoidances.findIndex(({ now }) => now === true)
  if (given < 0) return false
  t.state.turn.avoidances.splice(given, 1)
  tell(t, 'avoided', { who: crewName(victim.crew) })
  return kind !== undefined
}

function meansOf({ state }: Table, kind: StrikeKind, seat: number): Avoidance | undefined {
  return state.turn.avoidances.find((one) => one.seat === seat && (one.kind === 'any' || one.kind === kind))
}

function spend({ state }: Table, means: Avoidance): void {
  means.n--
  if (means.n === 0) state.turn.avoidances.splice(state.turn.avoidances.indexOf(means), 1)
}

/** Whether a Ship Strike that was turned up is cancelled. */
export function* cancelled(t: Table, kind: StrikeKind, card: CardId): Rules<boolean> {
  const victim = t.state.mains.find(({ seat }) => seat === t.state.active)
  if (!victim) return false
  const strike: StrikeInHand = { card, victim, damage: 0, cancelled: false, redirected: false }
  yield* offerReactions(t, { strikeDrawn: kind }, victim, strike)
  return strike.cancelled
}

/** Offers what can be done about a Crew Strike once it is seen. */
export function* drawnStrike(t: Table, strike: StrikeInHand): Rules<void> {
  yield* offerReactions(t, { strikeDrawn: 'crew' }, strike.victim, strike)
}

/** Texts in play that wait for a strike. */
function* textsAtStrike(t: Table, due: StrikeMoment, victim: Main): Rules<void> {
  for (const { ability, context } of textsInPlay(t))
    if ('when' in ability && typeof ability.when === 'object' && isMoment(ability.when, due, context.you, victim))
      yield* followText(t, { ...context, victim }, ability)
}

function isMoment(when: StrikeMoment, now: StrikeMoment, you: number, victim: Main): boolean {
  if (when.victim === 'other' && (victim.seat === null || victim.seat === you)) return false
  if ('strikeDue' in when) return 'strikeDue' in now && when.strikeDue === now.strikeDue
  return 'strikeDrawn' in now && when.strikeDrawn === now.strikeDrawn
}

interface Offer {
  readonly seat: number
  readonly card: CardId
  readonly ability: TriggeredAbility
}

/** Lets everybody who holds a Reaction for the moment use it, until nobody wants to or the matter is settled. */
function* offerReactions(t: Table, now: StrikeMoment, victim: Main, strike?: StrikeInHand): Rules<void> {
  const declined = new Set<number>()
  for (;;) {
    const offers = reactionsFor(t, now, victim).filter(({ seat }) => !declined.has(seat))
    if (offers.length === 0) return
    const seats = [...new Set(offers.map(({ seat }) => seat))]
    const asked = seats.map((seat) =>
      reactionQuestion(
        seat,
        offers.filter((offer) => offer.seat === seat),
        victim,
      ),
    )
    const { index, value } = yield* askFirst(asked)
    const seat = seats[index] ?? 0
    const chosen = offers.find((offer) => offer.seat === seat && offer.card === value)
    if (!chosen) {
      declined.add(seat)
      continue
    }
    const context: Context = { you: seat, card: chosen.card, victim, ...(strike ? { strike } : {}) }
    tell(t, 'reacted', { who: seatName(seat), card: cardName(chosen.card) })
    t.state.turn.used.push(chosen.card)
    yield* useText(t, context, chosen.ability)
    if (strike?.cancelled || t.state.turn.avoidances.some(({ now: given }) => given)) return
  }
}

function reactionQuestion(seat: number, offers: readonly Offer[], victim: Main): Decision {
  const prompt = says('ask.react', { who: crewName(victim.crew) })
  const options = [...offers.map(({ card }) => showCard(card)), nothing]
  return question.one({ seat, kind: 'strike.react', prompt, options })
}

function reactionsFor(t: Table, now: StrikeMoment, victim: Main): Offer[] {
  return standingSeats(t).flatMap((seat) =>
    playerAt(t, seat).hand.cards.flatMap((card) =>
      t.state.turn.used.includes(card) ? [] : reactionsOn(t, seat, card, now, victim),
    ),
  )
}

function reactionsOn(t: Table, seat: number, card: CardId, now: StrikeMoment, victim: Main): Offer[] {
  return abilitiesOf(card).flatMap((ability) => {
    if (!('at' in ability) || ability.at !== 'reaction') return []
    if (seat === t.state.active && !ability.ownTurn) return []
    return isMoment(ability.when, now, seat, victim) ? { seat, card, ability } : []
  })
}
