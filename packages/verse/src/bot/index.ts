import { type Bot, randomBot } from '@keep-flying/kernel'
import type { State } from '../state.ts'
import { captain, captainWith } from './captain.ts'

export { captain, captainWith }

/** Goes wherever chance takes it. */
export const drifter: Bot<State> = randomBot('drifter')

export const bots = { captain, drifter } satisfies Readonly<Record<string, Bot<State>>>
