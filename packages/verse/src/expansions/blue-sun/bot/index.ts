import type { Advice } from '../../../bot/advice.ts'
import { cheapestToLose } from '../../../bot/people.ts'
import { challengePolicies, layingUnder } from './challenges.ts'
import { comfortsAtHome, havenPolicies } from './havens.ts'
import { afterRoll, calming, lookAhead, mailOrders, meridianPolicies, useGear } from './meridian.ts'
import { drive, recessionPolicies, unburden } from './recession.ts'
import { flee, risks, spacePolicies } from './space.ts'
import { bonuses, effectWorths, upgradeWorths } from './worths.ts'

export const advice: Advice = {
  box: 'blue-sun',
  policies: {
    ...challengePolicies,
    ...havenPolicies,
    ...meridianPolicies,
    ...recessionPolicies,
    ...spacePolicies,
    'lose.good': (position) => cheapestToLose(position),
    'credits.give': () => 0,
  },
  effectWorths,
  upgradeWorths,
  prospects: (basis) => [...calming(basis), ...comfortsAtHome(basis), ...mailOrders(basis), ...drive(basis)],
  aside: (position, ids) => unburden(position, ids) ?? useGear(position) ?? flee(position, ids),
  prepare: lookAhead,
  risks,
  bonuses,
  afterRoll,
  layingUnder,
}
