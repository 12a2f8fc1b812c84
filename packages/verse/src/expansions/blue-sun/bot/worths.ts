import type { Advice } from '../../../bot/advice.ts'
import { type EffectWorths, tokenWorth } from '../../../bot/worth.ts'
import { story } from '../../../rules/table.ts'
import type { Captain, Table } from '../../../state.ts'
import type { JobCard } from '../../../vocabulary/index.ts'
import type { BlueSunEffects } from '../vocabulary.ts'

/** What the cards, contacts and stories of this box are worth, in credits. */

export const effectWorths: Pick<EffectWorths, keyof BlueSunEffects> = {
  'leak-fuel': ({ t, team: { captain } }) => -2 * tokenWorth(t, captain, 'fuel'),
  drift: (_, { sectors }) => -100 * sectors,
}

export const upgradeWorths: NonNullable<Advice['upgradeWorths']> = {
  'dodges-cutter': 250,
  'scans-alerts': 100,
  'passes-as-reaver': 300,
  'slips-away': 400,
}

/** A story may have illegal work leave a trail. */
export function bonuses(t: Table, c: Captain): (job: JobCard) => number {
  const trail = story(t).illegalJobWarrant ? trailCost(c) : 0
  return ({ legal }) => (legal ? 0 : -trail)
}

/** A Warrant for every illegal job: each is fined in the end, if the fines do not run out of credits. */
function trailCost(c: Captain): number {
  return c.warrants === 0 ? 600 : 300
}
