import { type Bot, randomBot } from '@keep-flying/kernel'
import type { State } from '../state.ts'

export { greedy } from './greedy.ts'
export { boss, easy, hand } from './hand.ts'
export { oldHand } from './old-hand/index.ts'

/** Goes wherever chance takes it. */
export const drifter: Bot<State> = randomBot('drifter')
