import { searchingBot } from '@keep-flying/kernel'
import type { State } from '../state.ts'
import { weighing } from './mate.ts'
import { outlookOf } from './outlook.ts'
import { positionOf } from './position.ts'
import { reasonFor } from './reasons.ts'
import { isSpending } from './turn.ts'
import { firstMateWeights } from './weights.ts'

/** Plays by the first mate's weights, without trying anything out. */
const quick = weighing('first-mate', firstMateWeights)

/**
 * Knows that the third Episode decides: it stays in the first two as long as they last, and in the third it tries out what to spend a turn's
 * points on before it does so.
 */
export const firstMate = searchingBot<State>('first-mate', {
  quick,
  isWorthwhile: (decision, view) =>
    decision.kind === 'action' &&
    view.letter === 'C' &&
    isSpending(positionOf({ seat: decision.seat, decision, view: () => view }, firstMateWeights)),
  turn: ({ turns }) => turns,
  turns: () => 4,
  value: outlookOf,
  playouts: 64,
  reason: reasonFor,
})
