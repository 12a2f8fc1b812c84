import type { EffectTable } from '../effects.ts'
import { untilOf } from '../lasting.ts'
import { characterIn, whoIs } from '../selectors.ts'
import { isCrew, tell } from '../table.ts'
import { markerOf, pay } from '../timeline.ts'

/** Effects on the Timeline. */

export const time: Pick<EffectTable, 'time' | 'alarm' | 'cancel-alarm' | 'timer' | 'pace'> = {
  *time(t, context, { who, amount }) {
    const things = yield* whoIs(t, context, who)
    const moving = things.flatMap((thing) => characterIn(t, thing) ?? []).filter((one) => markerOf(t, one))
    for (const one of moving) pay(t, one, amount)
    return moving.length > 0
  },

  alarm(t, _, { amount }) {
    const { timeline } = t.state
    if (timeline.alarm === null) return false
    timeline.alarm = Math.max(1, timeline.alarm + amount)
    tell(t, amount > 0 ? 'alarm-later' : 'alarm-sooner', () => ({ n: Math.abs(amount) }))
    return true
  },

  'cancel-alarm'(_, { coming }) {
    if (!coming) return false
    coming.cancelled = true
    return true
  },

  timer(t, { self, cause }, { name, amount }) {
    const user = self && isCrew(self) ? self : cause
    const marker = user && markerOf(t, user)
    if (!marker) return false
    t.state.timeline.timers.push({ name, moment: marker.moment + amount })
    tell(t, 'timer-set', () => ({ what: { name: 'timer', id: name }, n: amount }))
    return true
  },

  pace(t, context, { stance, squares, until }) {
    t.state.lasting.push({ what: 'pace', stance, squares, until: untilOf(t, context, until) })
    return true
  },
}
