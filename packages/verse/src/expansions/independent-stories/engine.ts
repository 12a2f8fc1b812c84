import type { BoxEngine } from '../../boxes/list.ts'
import { advice as abilities } from '../shared/abilities/bot.ts'
import { advice as havens } from '../shared/havens/bot.ts'
import { advice } from './bot.ts'

/** What plays these stories. */
export const engine: BoxEngine = { effects: {}, advice: [abilities, havens, advice] }
