import type { EffectTable } from '../effects.ts'
import { drawGear } from '../gear.ts'
import { gearName, isCrew, nameOf, tell } from '../table.ts'
import { gearCalled } from '../texts.ts'

/** Effects on money and cards. */

export const cards: Pick<EffectTable, 'reward' | 'credits' | 'intel' | 'equipment' | 'refresh'> = {
  reward(t, _, { amount }) {
    t.state.rewardChange += amount
    tell(t, amount < 0 ? 'reward-lowered' : 'reward-raised', () => ({ n: Math.abs(amount) }))
    return true
  },

  credits(t, { self }, { amount }) {
    if (!self || !isCrew(self)) return false
    self.credits += amount
    tell(t, 'got-credits', () => ({ who: nameOf(self), n: amount }))
    return true
  },

  intel(t, _, { amount }) {
    t.state.intel = Math.max(0, t.state.intel + amount)
    tell(t, 'got-intel', () => ({ n: amount }))
    return true
  },

  *equipment(t, { self }, { amount }) {
    if (!self || !isCrew(self)) return false
    let drawn = false
    for (let n = 0; n < amount; n++) drawn = (yield* drawGear(t, self)) || drawn
    return drawn
  },

  refresh(t, { target, card: own }, { card }) {
    const id = card === 'this' ? own : target?.kind === 'gear' ? target.card : undefined
    const gear = id === undefined ? undefined : gearCalled(t, id)?.gear
    if (!gear?.exhausted || gear.stowed) return false
    gear.exhausted = false
    tell(t, 'refreshed', () => ({ what: gearName(gear.card) }))
    return true
  },
}
