import type { BoxEngine } from '../../boxes/list.ts'
import { advice } from './bot.ts'

/** What plays these stories. */
export const engine: BoxEngine = { effects: {}, advice: [advice] }
