import type { Advice } from '../../../bot/advice.ts'
import { isSolid } from '../../../rules/solid.ts'
import { story } from '../../../rules/table.ts'
import type { Captain, Table } from '../../../state.ts'
import type { JobCard } from '../../../vocabulary/index.ts'
import { scavengerPolicies, thingBonus, thingProspects, warrantWorth } from './scavenger.ts'
import { effectWorths, risks, spacePolicies } from './space.ts'

/** Where friends are all that counts, a new one is worth more than the pay. */
const friendWorth = 1500

function friendBonus(t: Table, c: Captain): (job: JobCard) => number {
  if (story(t).end.kind !== 'jobs-run-out') return () => 0
  return ({ contact }) => (contact === null || isSolid(t, c, contact) ? 0 : friendWorth)
}

/** What board and stories of this box tell the bots. */
export const advice: Advice = {
  policies: { ...spacePolicies, ...scavengerPolicies },
  effectWorths: { ...effectWorths, ...warrantWorth },
  prospects: thingProspects,
  bonuses(t, c) {
    const things = thingBonus(t, c)
    const friends = friendBonus(t, c)
    return (job) => things(job) + friends(job)
  },
  aside: (_position, ids) => ids.find((id) => id === 'claim-half'),
  risks,
}
