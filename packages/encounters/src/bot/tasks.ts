import { unseen } from '../ask/hidden.ts'
import { inevitableAt } from '../rules/inevitable.ts'
import { abilitiesOf } from '../rules/table.ts'
import type { Table } from '../state.ts'
import type { Effect } from '../vocabulary/index.ts'
import type { Weighed } from './weights.ts'

/** Whether a card that an open task depends on may still lie face-down. */
export function isTaskHidden({ state }: Table): boolean {
  const open = Object.keys(state.tasks).filter((task) => state.tasks[task] === 'open')
  return unseen(state).own.some((card) =>
    abilitiesOf(card).some((ability) => 'effects' in ability && ability.effects.some((effect) => serves(effect, open))),
  )
}

function serves(effect: Effect, tasks: readonly string[]): boolean {
  if (effect.do === 'complete' || effect.do === 'progress') return tasks.includes(effect.task)
  return effect.do === 'pay-in' && effect.effects.some((one) => serves(one, tasks))
}

/** Whether completing a task would end an Episode that brings more while it lasts: only the last Episode decides the game. */
export function isTooEarly({ state, weights }: Weighed): boolean {
  if (weights.lingersUntil === null || state.letter === 'C') return false
  const isLast = Object.values(state.tasks).filter((one) => one === 'open').length === 1
  return isLast && (inevitableAt(state) ?? 0) < weights.lingersUntil
}
