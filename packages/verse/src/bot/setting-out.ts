import { type Helm, optionIds, type Policies, ranked } from './helm.ts'
import { wish } from './jobs.ts'
import { termsOf } from './terms.ts'

/** Choices before the first turn. */

const leaders: readonly string[] = ['marco', 'nandi', 'malcolm', 'monty', 'burgess', 'womack', 'corbin']

/** A shop and a contact in one place, or two close by. */
const moorings: readonly string[] = ['silverhold', 'persephone', 'space-bazaar', 'osiris', 'regina']

function firstOf(helm: Helm, order: readonly string[]): string | undefined {
  const ids = optionIds(helm)
  return order.find((id) => ids.includes(id)) ?? ids[0]
}

function keepJobs(helm: Helm): string[] | undefined {
  const { t, me, decision } = helm
  if (decision.form !== 'some') return undefined
  const terms = termsOf(t, me)
  return ranked(optionIds(helm), (card) => wish(terms, card)).slice(0, decision.max)
}

export const settingOutPolicies: Policies = {
  'set-up.leader': (helm) => firstOf(helm, leaders),
  'set-up.ship': (helm) => optionIds(helm)[0],
  'set-up.place': (helm) => firstOf(helm, moorings),
  'set-up.keep-jobs': keepJobs,
}
