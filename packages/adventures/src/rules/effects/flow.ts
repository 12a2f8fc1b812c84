import { chooseOne, confirm, type Option, rollDie } from '@keep-flying/kernel'
import type { Table } from '../../state.ts'
import { describeEffects } from '../../text/describe-effects.ts'
import { voiceOf } from '../../text/voice.ts'
import type { Effect, Face } from '../../vocabulary/index.ts'
import { squaresOf } from '../candidates.ts'
import { allHold, counterKey } from '../conditions.ts'
import { type Context, decider, doEffects, type EffectTable } from '../effects.ts'
import { bust, enterStep, follow, winJob } from '../job.ts'
import { untilOf } from '../lasting.ts'
import { isAnybody, whoIs } from '../selectors.ts'
import { says, tell, thingId } from '../table.ts'
import { turnIntoGoon } from '../turncoat.ts'

/** Effects that decide which effects follow, and how the Job goes on. */

export const flow: Pick<
  EffectTable,
  'may' | 'choose' | 'check' | 'roll' | 'set' | 'result' | 'count' | 'goto' | 'turn-goon' | 'win' | 'bust'
> = {
  *may(t, context, { effects }) {
    if (!canDo(t, context, effects)) return false
    const prompt = says('ask.may', { what: describeEffects(effects, voiceOf(t.job)) })
    if (yield* confirm({ seat: decider(t, context), kind: 'text.may', prompt })) yield* doEffects(t, context, effects)
    return true
  },

  *choose(t, context, { oneOf }) {
    const possible = oneOf.filter((effects) => canDo(t, context, effects))
    if (possible.length === 0) return false
    const asked = { seat: decider(t, context), kind: 'text.choose', prompt: says('ask.choose') }
    const chosen = yield* chooseOne(
      asked,
      possible,
      (effects): Option => ({
        id: String(oneOf.indexOf(effects)),
        text: says('offer.parts', { what: describeEffects(effects, voiceOf(t.job)) }),
      }),
    )
    return yield* doEffects(t, context, chosen)
  },

  *check(t, context, { if: conditions, effects }) {
    if (!allHold(t, context, conditions)) return false
    yield* doEffects(t, context, effects)
    return true
  },

  *roll(t, context, { faces }) {
    const face = rollDie(t.state.random)
    tell(t, 'die', () => ({ n: face }))
    yield* doEffects(t, context, facesOf(faces, face))
    return true
  },

  set(t, context, { flag, until }) {
    const { flags } = t.state.progress
    if (!flags.includes(flag)) flags.push(flag)
    if (until) t.state.lasting.push({ what: 'flag', flag, until: untilOf(t, context, until) })
    return true
  },

  *result(t, context, { name }) {
    yield* doEffects(t, context, t.job.results[name] ?? [])
    return true
  },

  *count(t, context, { amount, ...name }) {
    const { counters } = t.state.progress
    const key = counterKey(name, context)
    counters[key] = (counters[key] ?? 0) + amount
    if (!name.here) yield* follow(t, { on: 'counter-reached', counter: name.counter }, context)
    return true
  },

  *goto(t, context, { step }) {
    yield* enterStep(t, context, step)
    return true
  },

  *'turn-goon'(t, context, { who }) {
    const things = yield* whoIs(t, context, who)
    for (const thing of things) {
      const [at] = squaresOf(t, thing)
      if (at !== undefined) yield* turnIntoGoon(t, context, thingId(thing), at)
    }
    return things.length > 0
  },

  win(t, context) {
    winJob(t, context)
    return true
  },

  bust(t) {
    bust(t, 'job')
    return true
  },
}

function facesOf(faces: Readonly<Partial<Record<Face, readonly Effect[]>>>, face: number): readonly Effect[] {
  for (const [shown, effects] of Object.entries(faces)) if (Number(shown) === face) return effects
  return []
}

/** Whether the first of some effects has anybody to be done to. */
function canDo(t: Table, context: Context, [first]: readonly Effect[]): boolean {
  if (!first) return true
  if (first.do === 'time') return 'who' in first && hasMarker(t, context, first)
  if ('who' in first && first.who !== undefined) return isAnybody(t, context, first.who)
  if (first.do === 'look' || first.do === 'open-lock' || first.do === 'remove')
    return isAnybody(t, context, first.which)
  return true
}

/** Only who has a marker on the Timeline can lose time. */
function hasMarker(t: Table, { target }: Context, { who }: { readonly who: unknown }): boolean {
  if (who !== 'target' || target?.kind !== 'goon') return true
  return t.state.timeline.markers.some(({ id }) => id === target.id)
}
