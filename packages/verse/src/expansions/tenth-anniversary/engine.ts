import type { BoxEngine } from '../../boxes/list.ts'
import { advice as havens } from '../shared/havens/bot.ts'
import { advice as aces } from './bot/aces.ts'
import { advice as badGuys } from './bot/bad-guys.ts'
import { advice as friends } from './bot/friends.ts'
import { advice as home } from './bot/home.ts'
import { advice as solo } from './bot/solo.ts'

/** What plays this box. */
export const engine: BoxEngine = { effects: {}, advice: [havens, badGuys, friends, aces, solo, home] }
