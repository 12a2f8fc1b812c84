import type { Advice } from '../../../bot/advice.ts'
import { bonuses, hunts, wish } from './hunting.ts'
import { policies } from './policies.ts'
import { buyParts, treasure } from './treasure.ts'

export const advice: Advice = {
  policies: { ...policies, shop: buyParts },
  prospects: (basis) => [...hunts(basis), ...treasure(basis)],
  effectWorths: { 'free-prisoner': () => 0 },
  upgradeWorths: { 'boarding-points': 80, 'bars-boarding': 150, 'traps-boarders': 120, 'evades-cutter': 200 },
  bonuses,
  counted: { bounties: ['bounty-delivered'], piracy: ['piracy-attempt'], robbed: ['goods-stolen', 'credits-stolen'] },
  wish,
}
