import type { BoxEngine } from '../../boxes/list.ts'
import { advice as abilities } from '../shared/abilities/bot.ts'
import { advice } from './bot.ts'

/** What plays this box. */
export const engine: BoxEngine = { effects: {}, advice: [abilities, advice] }
