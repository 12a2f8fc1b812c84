import { text } from '@keep-flying/kernel'
import type { Answers, Hooks } from '../../rules/moments.ts'
import { gain } from '../../rules/purse.ts'
import { solidContacts } from '../../rules/solid.ts'
import { story } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { ContactId } from '../../vocabulary/index.ts'
import { keepTenth, tenthOf } from './state.ts'

/** "Let's Be Bad Guys". */

export function illegalFor(t: Table, c: Captain): ContactId[] {
  const kept = tenthOf(t).illegalFor?.[c.seat]
  if (!kept) throw new Error('This game keeps no count of illegal jobs.')
  return kept
}

/** A contact who waits until somebody else vouches for the captain. */
function dealsWith(t: Table, c: Captain, contact: ContactId): boolean {
  return contact !== story(t).aloof || solidContacts(t, c).some((other) => other !== contact)
}

export const badGuysAnswers: Answers = {
  mayDealWith: dealsWith,
  goalNeeds(t, c, { illegalJobs: need }) {
    if (need === undefined) return []
    const have = illegalFor(t, c).length
    return [{ is: 'counted', what: text('condition.illegal-jobs', { n: need }), need, have, met: have >= need }]
  },
}

export const badGuysHooks: Hooks = {
  laidOut(state) {
    keepTenth(state, { illegalFor: state.captains.map(() => []) })
  },
  jobPays(t, { captain }, { immoral }) {
    const credits = story(t).immoralJobBonus ?? 0
    if (immoral) gain(t, captain, credits)
  },
  jobCompleted(t, { captain }, { legal, contact }) {
    const known = illegalFor(t, captain)
    if (!legal && contact !== null && !known.includes(contact)) known.push(contact)
  },
}
