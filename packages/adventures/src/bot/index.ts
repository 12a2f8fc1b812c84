import { type Bot, randomBot } from '@keep-flying/kernel'
import type { State } from '../state.ts'

export { greedy } from './greedy.ts'
export { boss, easy, hand } from './hand.ts'

/** Goes wherever chance takes it. */
export const drifter: Bot<State> = randomBot('drifter')
