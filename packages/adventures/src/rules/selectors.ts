import { chooseOne, chooseSome, type Option, pick, type Rules } from '@keep-flying/kernel'
import type { SquareNumber } from '../geometry/ground.ts'
import type { Captive, Character, Table, Thing } from '../state.ts'
import { describeSelection } from '../text/describe-selectors.ts'
import { voiceOf } from '../text/voice.ts'
import type { Selection, Which, Who } from '../vocabulary/index.ts'
import { anchorOf, candidates, distanceTo, squaresOf } from './candidates.ts'
import { type Context, decider } from './effects.ts'
import { crewMember, goonCalled, says, thingId, thingName, thingOf, thingSpot } from './table.ts'

/** Which things of the table a text means, chosen by the players where it leaves a choice. */

/** The things a selection means, chosen by the players where it leaves a choice. */
export function* select(t: Table, context: Context, selection: Selection): Rules<Thing[]> {
  const { from } = selection
  if (typeof from !== 'object') return yield* selectFrom(t, context, selection, anchorOf(t, context, from))
  const found: Thing[] = []
  for (const anchor of yield* select(t, context, from)) {
    const [square] = squaresOf(t, anchor)
    if (square === undefined) continue
    const more = yield* selectFrom(t, context, selection, square)
    found.push(...more.filter((thing) => !found.some((other) => thingId(other) === thingId(thing))))
  }
  return found
}

function* selectFrom(t: Table, context: Context, selection: Selection, from: SquareNumber | null): Rules<Thing[]> {
  const fits = candidates(t, context, selection, from)
  const { amount = 1, how } = selection
  switch (how) {
    case 'each':
      return fits
    case 'random':
      return fits.length === 0 ? [] : [pick(t.state.random, fits)]
    case 'nearest':
      return from === null ? [] : yield* pickSome(t, context, selection, nearestOf(t, from, fits), 1)
    case 'pick':
      return yield* pickSome(t, context, selection, fits, amount)
  }
}

function nearestOf(t: Table, from: SquareNumber, things: readonly Thing[]): Thing[] {
  const least = Math.min(...things.map((thing) => distanceTo(t, from, thing)))
  return things.filter((thing) => distanceTo(t, from, thing) === least)
}

function* pickSome(
  t: Table,
  context: Context,
  selection: Selection,
  things: readonly Thing[],
  amount: number,
): Rules<Thing[]> {
  if (things.length <= 1) return [...things]
  const prompt = says('ask.pick', { what: describeSelection(selection, voiceOf(t.job)) })
  const asked = { seat: decider(t, context), kind: 'pick.thing', prompt }
  if (amount === 1) return [yield* chooseOne(asked, things, thingOption)]
  const most = Math.min(amount, things.length)
  return yield* chooseSome({ ...asked, min: most, max: most }, things, thingOption)
}

export function thingOption(thing: Thing): Option {
  return { id: thingId(thing), text: says('offer.thing', { what: thingName(thing) }), at: thingSpot(thing) }
}

/** The Characters, or the captive, that a text means. */
export function* whoIs(t: Table, context: Context, who: Who): Rules<Thing[]> {
  if (who === 'self') return context.self ? [thingOf(context.self)] : []
  if (who === 'cause') return context.cause ? [thingOf(context.cause)] : []
  if (who === 'opponent') return context.opponent ? [thingOf(context.opponent)] : []
  if (who === 'target') return context.target ? [context.target] : []
  if (who === 'captive') return t.state.captive ? [{ kind: 'captive' }] : []
  if ('goon' in who) return t.state.goons.filter(({ id }) => id === who.goon).map(thingOf)
  return yield* select(t, context, who)
}

export function* whichAre(t: Table, context: Context, which: Which): Rules<Thing[]> {
  if (which === 'target') return context.target ? [context.target] : []
  return yield* select(t, context, which)
}

/** Whether anybody or anything is there for a text to mean. */
export function isAnybody(t: Table, context: Context, who: Who | Which): boolean {
  if (typeof who === 'string') return who !== 'target' || context.target !== null
  if ('goon' in who) return t.state.goons.some(({ id }) => id === who.goon)
  return candidates(t, context, who).length > 0
}

export function characterIn(t: Table, thing: Thing): Character | null {
  if (thing.kind === 'crew') return crewMember(t, thing.id)
  return thing.kind === 'goon' ? goonCalled(t, thing.id) : null
}

export function captiveIn(t: Table, thing: Thing): Captive | null {
  return thing.kind === 'captive' ? t.state.captive : null
}
