import type { BoxEngine } from '../../boxes/list.ts'
import { advice as abilities } from '../shared/abilities/bot.ts'
import { advice as havens } from '../shared/havens/bot.ts'
import { advice } from './bot/index.ts'
import { effects } from './effects.ts'

/** What plays this box. */
export const engine: BoxEngine = { effects, advice: [advice, abilities, havens] }
