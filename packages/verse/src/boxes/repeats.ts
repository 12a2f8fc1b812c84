import { repeats as pirates } from '../expansions/pirates/repeats.ts'
import { repeats as base } from '../repeats.ts'

/** The questions of the game and of every box that may be answered for good. */
export const repeats = { ...base, ...pirates }
