import { sum } from '@keep-flying/kernel'
import type { Advice } from '../../../bot/advice.ts'
import { type EffectWorths, loss, tokenWorth } from '../../../bot/worth.ts'
import { roomFor } from '../../../rules/hold.ts'
import { favourOf, solidContacts } from '../../../rules/solid.ts'
import { story } from '../../../rules/table.ts'
import type { Captain, Table } from '../../../state.ts'
import { goods, type JobCard } from '../../../vocabulary/index.ts'
import type { BlueSunEffects } from '../vocabulary.ts'

/** What the cards, contacts and stories of this box are worth, in credits. */

/** What it costs to give up so many goods of the hold. */
function lossOfGoods(t: Table, c: Captain, n: number): number {
  let left = n
  return sum(goods, (good) => {
    const lost = Math.min(left, c.hold[good])
    left -= lost
    return loss(t, c, good, lost)
  })
}

export const effectWorths: Pick<EffectWorths, keyof BlueSunEffects> = {
  'load-any-goods': ({ t, team: { captain } }, { only = 'cargo' }) =>
    roomFor(t, captain, only) * tokenWorth(t, captain, only),
  'lose-goods': ({ t, team: { captain } }, { n }) => -lossOfGoods(t, captain, n),
  'more-range': (_, { sectors }) => 40 * sectors,
  'leak-fuel': ({ t, team: { captain } }) => -2 * tokenWorth(t, captain, 'fuel'),
  drift: (_, { sectors }) => -100 * sectors,
  'count-as-salvage': () => 0,
}

export const upgradeWorths: NonNullable<Advice['upgradeWorths']> = {
  'dodges-cutter': 250,
  'scans-alerts': 100,
  'passes-as-reaver': 300,
  'slips-away': 400,
}

/** Contacts who trust the captain may add to the pay of others; a story may have illegal work leave a trail. */
export function bonuses(t: Table, c: Captain): (job: JobCard) => number {
  const favours = solidContacts(t, c).flatMap((contact) => favourOf(t, contact, 'pays-for-jobs') ?? [])
  const trail = story(t).illegalJobWarrant ? trailCost(c) : 0
  return ({ types, legal }) => {
    const added = favours.filter((favour) => types.some((type) => favour.types.includes(type)))
    return sum(added, (favour) => favour.credits) - (legal ? 0 : trail)
  }
}

/** A Warrant for every illegal job: each is fined in the end, if the fines do not run out of credits. */
function trailCost(c: Captain): number {
  return c.warrants === 0 ? 600 : 300
}
