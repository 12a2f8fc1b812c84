import { sum } from '@keep-flying/kernel'
import type { Advice } from '../../../bot/advice.ts'
import { crewWorth } from '../../../bot/crew.ts'
import { isWanted } from '../../../rules/crew.ts'
import { story } from '../../../rules/table.ts'
import type { Captain, Table } from '../../../state.ts'
import type { JobCard } from '../../../vocabulary/index.ts'
import { isInForce } from '../state.ts'
import { policies } from './policies.ts'
import { liftingProspects, trustBonus } from './smuggling.ts'
import { effectWorths } from './worths.ts'

/** What somebody out of temper costs. */
const sulk = 120

/** What completing a job brings or costs beside its pay, by the story. */
function bonuses(t: Table, c: Captain): (job: JobCard) => number {
  const { illegalJobBonusPerWarrant = 0, legalJobsUpsetWanted } = story(t)
  const offended = legalJobsUpsetWanted ? sulk * c.crew.filter((member) => isWanted(t, member)).length : 0
  return (job) => trustBonus(t, c, job.contact) + (job.legal ? -offended : illegalJobBonusPerWarrant * c.warrants)
}

/** A botched job may put everybody out of temper, and drive away those who are already. */
function botchCost(t: Table, c: Captain): number {
  if (!isInForce(t, 'persons-of-interest')) return 0
  return sum(c.crew, (member) => (member.disgruntled ? crewWorth(t, member) : sulk))
}

/** What this box tells the bots. */
export const advice: Advice = { policies, effectWorths, bonuses, botchCost, prospects: liftingProspects }
