import { type Bot, randomBot } from '@keep-flying/kernel'
import type { State } from '../state.ts'
<<<<<<< HEAD
=======
import { hand } from './hand.ts'

export { hand }
>>>>>>> 5b8038af (Add a bot that works Jobs as one of a crew)

/** Goes wherever chance takes it. */
export const drifter: Bot<State> = randomBot('drifter')
