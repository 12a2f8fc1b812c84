import type { Advice } from '../../../bot/advice.ts'
import { nextGoal } from '../../../rules/story.ts'
import { story } from '../../../rules/table.ts'
import type { Captain, Table } from '../../../state.ts'
import type { JobCard } from '../../../vocabulary/index.ts'
import { illegalFor } from '../bad-guys.ts'

/** What an illegal job for a contact who knows nothing of it yet is worth where the story counts them. */
const towardsGoal = 2000

/** Stories may pay for what is immoral, and count what is illegal. */
function bonuses(t: Table, c: Captain): (job: JobCard) => number {
  const { immoralJobBonus = 0 } = story(t)
  const goal = nextGoal(t, c)
  const counts = goal?.kind === 'condition' && goal.when.illegalJobs !== undefined
  return ({ immoral, legal, contact }) => {
    const brings = counts && !legal && contact !== null && !illegalFor(t, c).includes(contact) ? towardsGoal : 0
    return brings + (immoral ? immoralJobBonus : 0)
  }
}

export const advice: Advice = { bonuses }
