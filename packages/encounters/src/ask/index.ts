/** What a client or a bot may ask about a table it sees; nothing here changes it. */

export { damageOn, healthLeft, healthOf } from '../rules/health.ts'
export type { DamageOdds } from './damage.ts'
export { coordinateAdds, handMakes, type Makes } from './hand.ts'
export { type HiddenOdds, hiddenOdds, hiddenOddsAt } from './hidden.ts'
export { type StrikeForecast, type Striker, strikesAhead, type Victim } from './strikes.ts'
export { tableFor } from './view-table.ts'
