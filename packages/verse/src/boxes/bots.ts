import type { Advice } from '../bot/advice.ts'
import { advice as blueSun } from '../expansions/blue-sun/bot/index.ts'
import { advice as abilities } from '../expansions/shared/abilities/bot.ts'
import { advice as alerts } from '../expansions/shared/alerts/bot.ts'
import { advice as havens } from '../expansions/shared/havens/bot.ts'

/** What every box tells the bots. */
export const advice: readonly Advice[] = [abilities, alerts, havens, blueSun]
