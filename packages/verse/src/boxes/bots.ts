import type { Advice } from '../bot/advice.ts'
import { advice as blueSun } from '../expansions/blue-sun/bot/index.ts'

/** What every box tells the bots. */
export const advice: readonly Advice[] = [blueSun]
