import { distancesFrom } from '../routes.ts'
import { bestOf, type Helm, optionIds, type Policies, ranked, sum } from './helm.ts'
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

/** A Haven lies best where shops and contacts are near. */
function place(helm: Helm): string | undefined {
  const { t } = helm
  const ids = optionIds(helm)
  if (moorings.some((id) => ids.includes(id))) return firstOf(helm, moorings)
  const wanted = [...t.box.sectors.values()].filter(({ supply, contacts }) => supply || contacts?.length)
  return bestOf(ids, (id) => {
    const far = distancesFrom(t, id)
    const ways = wanted.map((sector) => far.get(sector.id) ?? farAway).sort((one, other) => one - other)
    return -sum(ways.slice(0, nearOnes), (way) => way)
  })
}

const farAway = 20
/** How many shops and contacts are visited often. */
const nearOnes = 5

export const settingOutPolicies: Policies = {
  'set-up.leader': (helm) => firstOf(helm, leaders),
  'set-up.ship': (helm) => optionIds(helm)[0],
  'set-up.place': place,
  'set-up.keep-jobs': keepJobs,
}
