import { bestOf, ranked, sum } from '@keep-flying/kernel'
import { distancesFrom } from '../ask/routes.ts'
import { jobFactors } from './job-factors.ts'
import { wish } from './jobs.ts'
import { optionIds, type Policies, type Position } from './policy.ts'

/** Choices before the first turn. */

const leaders: readonly string[] = ['marco', 'nandi', 'malcolm', 'monty', 'burgess', 'womack', 'corbin']

/** A shop and a contact in one place, or two close by. */
const moorings: readonly string[] = ['silverhold', 'persephone', 'space-bazaar', 'osiris', 'regina']

function firstOf(position: Position, order: readonly string[]): string | undefined {
  const ids = optionIds(position)
  return order.find((id) => ids.includes(id)) ?? ids[0]
}

function keepJobs(position: Position): string[] | undefined {
  const { t, me, decision } = position
  if (decision.form !== 'some') return undefined
  const factors = jobFactors(t, me)
  return ranked(optionIds(position), (card) => wish(factors, card)).slice(0, decision.max)
}

/** Away from the usual moorings, a ship lies best where shops and contacts are near. */
function place(position: Position): string | undefined {
  const { t } = position
  const ids = optionIds(position)
  if (moorings.some((id) => ids.includes(id))) return firstOf(position, moorings)
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
  'set-up.leader': (position) => firstOf(position, leaders),
  'set-up.ship': (position) => optionIds(position)[0],
  'set-up.place': place,
  'set-up.keep-jobs': keepJobs,
}
