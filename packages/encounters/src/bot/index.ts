import { type Bot, randomBot } from '@keep-flying/kernel'
import type { State } from '../state.ts'
import { mate } from './mate.ts'

export { mate }

/** Goes wherever chance takes it. */
export const drifter: Bot<State> = randomBot('drifter')

export const bots = { mate, drifter } satisfies Readonly<Record<string, Bot<State>>>
