import { type Bot, randomBot } from '@keep-flying/kernel'
import type { State } from '../state.ts'
import { captain, captainWith } from './captain.ts'
import { easy } from './easy.ts'
import { navigator } from './navigator/navigator.ts'

export { captain, captainWith, easy, navigator }

/** Goes wherever chance takes it. */
export const drifter: Bot<State> = randomBot('drifter')

export const bots = { captain, drifter, easy, navigator } satisfies Readonly<Record<string, Bot<State>>>
