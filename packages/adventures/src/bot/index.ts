import { type Bot, randomBot } from '@keep-flying/kernel'
import type { State } from '../state.ts'
import { hand } from './hand.ts'

export { hand }

/** Goes wherever chance takes it. */
export const drifter: Bot<State> = randomBot('drifter')
