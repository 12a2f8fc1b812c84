import type { Advice } from '../../../bot/advice.ts'
import { challengePolicies, layingUnder } from './challenges.ts'
import { drive, recessionPolicies, unburden } from './recession.ts'
import { flee, risks, spacePolicies } from './space.ts'
import { bonuses, effectWorths, upgradeWorths } from './worths.ts'

export const advice: Advice = {
  policies: {
    ...challengePolicies,
    ...recessionPolicies,
    ...spacePolicies,
    'credits.give': () => 0,
  },
  effectWorths,
  upgradeWorths,
  prospects: drive,
  aside: (position, ids) => unburden(position, ids) ?? flee(position, ids),
  risks,
  bonuses,
  layingUnder,
}
