import { confirm } from '@keep-flying/kernel'
import { apart } from '../../geometry/ground.ts'
import type { Goon } from '../../state.ts'
import { alertGoon, calm } from '../alert.ts'
import { reinforce } from '../arrivals.ts'
import { squaresOf } from '../candidates.ts'
import type { EffectTable } from '../effects.ts'
import { untilOf } from '../lasting.ts'
import { canTurnCasual, turnCasual, turnHeroic } from '../stance.ts'
import { amountOf, buildingCalled, isCrew, nameOf, says } from '../table.ts'
import { charactersMeant, squaresMeant } from './movement.ts'

/** Effects on what Goons notice. */

export const attention: Pick<
  EffectTable,
  | 'alert'
  | 'calm'
  | 'unwary'
  | 'go-heroic'
  | 'go-casual'
  | 'act-casual'
  | 'reinforce'
  | 'cancel-reinforcement'
  | 'sight-limit'
  | 'shot-limit'
  | 'no-cover'
  | 'smoke'
> = {
  *alert(t, context, { who }) {
    const goons = (yield* charactersMeant(t, context, who)).filter((one): one is Goon => !isCrew(one))
    let alerted = false
    for (const goon of goons)
      alerted = (yield* alertGoon(t, goon, (context.self ?? context.cause)?.at ?? goon.at)) || alerted
    return alerted
  },

  *calm(t, context, { who }) {
    const goons = (yield* charactersMeant(t, context, who)).filter((one): one is Goon => !isCrew(one))
    return !t.state.options.boss && goons.map((goon) => calm(t, goon)).includes(true)
  },

  *unwary(t, context, { who, of, until }) {
    const goons = (yield* charactersMeant(t, context, who)).filter((one) => !isCrew(one))
    for (const { id } of goons)
      t.state.lasting.push({ what: 'unwary', goon: id, of, until: untilOf(t, context, until) })
    return goons.length > 0
  },

  *'go-heroic'(t, context, { who }) {
    const casual = (yield* charactersMeant(t, context, who)).filter(isCrew).filter(({ stance }) => stance === 'casual')
    for (const one of casual) turnHeroic(t, one)
    return casual.length > 0
  },

  *'go-casual'(t, { self }) {
    if (!self || !isCrew(self) || !canTurnCasual(self)) return false
    const prompt = says('ask.go-casual', { who: nameOf(self) })
    if (yield* confirm({ seat: self.seat, kind: 'stance.casual', prompt })) yield* turnCasual(t, self)
    return true
  },

  *'act-casual'(t, { self }) {
    if (!self || !isCrew(self) || !canTurnCasual(self)) return false
    yield* turnCasual(t, self)
    return true
  },

  *reinforce(t, context, { amount, type, at, waiting }) {
    let came = false
    for (let n = amountOf(t, amount); n > 0; n--) {
      const near = at === undefined ? [] : yield* squaresMeant(t, context, at, null)
      const cause = (context.self ?? context.cause)?.at ?? near[0] ?? 0
      const arrival = { near, cause, waiting: Boolean(waiting), ...(type ? { type } : {}) }
      came = (yield* reinforce(t, context, arrival)) || came
    }
    return came
  },

  'cancel-reinforcement'(_, { coming }) {
    if (!coming) return false
    coming.cancelled = true
    return true
  },

  'sight-limit'(t, context, { max, building, until }) {
    const number = buildingCalled(t, building)
    t.state.lasting.push({ what: 'sight-limit', max, building: number, until: untilOf(t, context, until) })
    return true
  },

  'shot-limit'(t, context, { max, until }) {
    t.state.lasting.push({ what: 'shot-limit', max, until: untilOf(t, context, until) })
    return true
  },

  'no-cover'(t, context, { until }) {
    t.state.lasting.push({ what: 'no-cover', until: untilOf(t, context, until) })
    return true
  },

  smoke(t, context, { size, until }) {
    const [centre] = context.target ? squaresOf(t, context.target) : []
    if (centre === undefined) return false
    const reach = (size - 1) / 2
    const squares = t.ground.all.filter((square) => apart(t.ground, square, centre) <= reach)
    t.state.lasting.push({ what: 'smoke', squares, until: untilOf(t, context, until) })
    return true
  },
}
