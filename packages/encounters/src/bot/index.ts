import { type Bot, randomBot } from '@keep-flying/kernel'
import type { State } from '../state.ts'
import { easy } from './easy.ts'
import { firstMate } from './first-mate.ts'
import { mate } from './mate.ts'

export { easy, firstMate, mate }

/** Goes wherever chance takes it. */
export const drifter: Bot<State> = randomBot('drifter')

export const bots = { firstMate, mate, easy, drifter } satisfies Readonly<Record<string, Bot<State>>>
