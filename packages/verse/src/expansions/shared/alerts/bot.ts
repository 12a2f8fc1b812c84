import type { Advice } from '../../../bot/advice.ts'
import { activeCaptain } from '../../../rules/table.ts'
import { alertTokens } from './state.ts'
import { alertsFor, isHeard } from './tokens.ts'

/** In moves: how far round a captain would go to keep clear of Reavers for certain. */
const reaverScare = 5
const dieSides = 6

const risks: NonNullable<Advice['risks']> = {
  in(t, sector, law) {
    const { reaver, alliance } = alertsFor(t, activeCaptain(t), sector)
    const patrol = alliance > 0 && isHeard(t, sector) ? law * Math.min(1, alliance / dieSides) : 0
    return patrol + reaverScare * Math.min(1, reaver / dieSides)
  },
  key: (t) => JSON.stringify(alertTokens(t)),
}

/** What Alert tokens mean to the bots. */
export const advice: Advice = {
  effectWorths: { 'place-alert': () => -50 },
  risks,
}
