import type { BoxEngine } from '../../boxes/list.ts'
import { advice } from './bot/index.ts'
import { effects } from './effects.ts'

/** What plays this box. */
export const engine: BoxEngine = { effects, advice: [advice] }
