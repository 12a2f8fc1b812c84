import type { Advice } from '../../../bot/advice.ts'
import { homeBonus } from '../home-sweet-haven.ts'

/** Work near the own Haven. */
export const advice: Advice = {
  bonuses: (t, c) => (job) => homeBonus(t, c, job),
}
