import { chooseOne, confirm, type Rules } from '@keep-flying/kernel'
import type { Main, Table } from '../state.ts'
import type { Context } from './conditions.ts'
import { putStrikeAside } from './decks.ts'
import type { EffectRule } from './effects.ts'
import { forbidden } from './forbidden.ts'
import { heal, healDamage } from './heal.ts'
import { takeFromPlay } from './reveal.ts'
import { aboutCard, mainsMeant, playersMeant, takersFor } from './selectors.ts'
import { placeShipStrike, repairFree } from './serenity.ts'
import { showSeat } from './show.ts'
import { crewStrike, shipStrike } from './strike.ts'
import { cardName, crewName, mainAt, mainsInOrder, says, seatName, tell } from './table.ts'

/** Effects on strikes, healing and the ship. */

type StrikeEffect =
  | 'strike'
  | 'ship-strike'
  | 'avoid'
  | 'cancel'
  | 'redirect'
  | 'heal'
  | 'heal-damage'
  | 'repair'
  | 'set-damage'
  | 'discard-strike'
  | 'place-ship-strike'

export const strikeEffects: { readonly [K in StrikeEffect]: EffectRule<K> } = {
  *strike(t, context, { who, n }) {
    const victims = yield* mainsMeant(t, context, who)
    for (const victim of victims) for (let time = 0; time < n; time++) yield* crewStrike(t, victim)
    return victims.length > 0
  },

  *'ship-strike'(t, _, { n }) {
    for (let time = 0; time < n; time++) yield* shipStrike(t)
    return true
  },

  *avoid(t, context, { kind, n, who = 'you' }) {
    // Said of the victim, it is about the strike that is due; else about any later one of this turn.
    if (who === 'victim') return avoidNow(context)
    const seats = yield* playersMeant(t, context, who)
    for (const seat of seats) t.state.turn.avoidances.push({ seat, kind, n })
    return seats.length > 0
  },

  cancel(t, { strike }) {
    if (!strike) return false
    strike.cancelled = true
    tell(t, 'strike-cancelled', { card: cardName(strike.card) })
    return true
  },

  *redirect(t, context) {
    const { strike } = context
    if (!strike || strike.redirected) return false
    const taker = yield* whoTakesIt(t, context)
    if (!taker) return false
    strike.victim = taker
    strike.redirected = true
    tell(t, 'redirected', { who: crewName(taker.crew), card: cardName(strike.card) })
    return true
  },

  *heal(t, context, { who, n, maxDamage }) {
    context.healed = []
    return (yield* heal(t, context, who, n, maxDamage)) >= n
  },

  *'heal-damage'(t, context, { who, n }) {
    if (forbidden(t, 'heal', context.you)) return false
    yield* healDamage(t, yield* mainsMeant(t, context, who, mainsInOrder(t)), n)
    return true
  },

  *repair(t, context, { n }) {
    return (yield* repairFree(t, context, n)) === n
  },

  'set-damage'(_, { strike }, { n }) {
    if (!strike) return false
    strike.damage = n
    return true
  },

  'discard-strike'(t, { card, victim }) {
    const taken = victim?.strikes.find((one) => one.card === card)
    if (!victim || !taken) return false
    victim.strikes.splice(victim.strikes.indexOf(taken), 1)
    putStrikeAside(t, t.state.crewStrikes, taken.card)
    return true
  },

  *'place-ship-strike'(t, { card }) {
    if (card === null) return false
    takeFromPlay(t, card)
    t.state.drawnStrikes.cards.push(card)
    yield* placeShipStrike(t, card)
    return true
  },
}

function avoidNow({ due }: Context): boolean {
  if (!due) return false
  due.avoided = true
  return true
}

/** Another player may take a strike, if they agree; whoever was defeated this turn takes none. */
function* whoTakesIt(t: Table, { you, card }: Context): Rules<Main | null> {
  const others = takersFor(t, you)
  if (others.length === 0) return null
  const asked = { seat: you, kind: 'redirect.to', prompt: says('ask.redirect'), ...aboutCard(card) }
  const seat = yield* chooseOne(asked, others, showSeat)
  const prompt = says('ask.take-strike', { who: seatName(you) })
  const agrees = yield* confirm({ seat, kind: 'redirect.agree', prompt, ...aboutCard(card) })
  return agrees ? mainAt(t, seat) : null
}
