import type { Advice } from '../../../bot/advice.ts'
import { extraPay } from './engine.ts'

/** What the trust of these contacts is worth. */
export const advice: Advice = { bonuses: extraPay }
