import { bestOf, ranked, sum } from '@keep-flying/kernel'
import { distancesFrom } from '../ask/routes.ts'
import { story } from '../rules/table.ts'
import type { Table } from '../state.ts'
import type { CardId } from '../vocabulary/index.ts'
import { jobFactors } from './job-factors.ts'
import { wish } from './jobs.ts'
import { optionIds, type Policies, type Position } from './policy.ts'
import { abilityWorth, coreWorth } from './strength.ts'

/** Choices before the first turn. */

/** Those whom captains win with soonest come first. */
const leaders: readonly string[] = ['marco', 'nandi', 'malcolm', 'womack', 'monty', 'burgess', 'corbin']
/** Where the story asks for the trust of anybody, Nandi wins a fifth sooner. */
const friendsFirst: readonly string[] = ['nandi', ...leaders]

function chooseLeader(position: Position): string | undefined {
  const asksForFriends = story(position.t).goals.some(
    (goal) => goal.kind === 'condition' && goal.when.solidWithAnyOf !== undefined,
  )
  return firstOf(position, asksForFriends ? friendsFirst : leaders)
}

/** A shop and a contact in one place, or two close by. */
const moorings: readonly string[] = ['persephone', 'osiris', 'silverhold', 'space-bazaar', 'regina']

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

const perSpace = 60
const perFuelSpace = 30
const perBerth = 350
const perSlot = 200

/** What a ship is good for, in credits; of sisters each is as good as another. */
export function shipWorth(t: Table, ship: CardId): number {
  const face = t.box.ships.get(ship)
  if (!face) return 0
  const { hold, stash, fuelStash, maxCrew, upgradeSlots, abilities = [] } = face
  const room = perSpace * (hold + stash) + perFuelSpace * (fuelStash?.spaces ?? 0)
  const core = [...t.box.supply.values()].find(({ name }) => name === face.core)
  const drive = core?.kind === 'core' ? coreWorth(t, core) : 0
  return room + perBerth * maxCrew + perSlot * upgradeSlots + drive + sum(abilities, (one) => abilityWorth(t, one))
}

export const settingOutPolicies: Policies = {
  'set-up.leader': chooseLeader,
  'set-up.ship': (position) => bestOf(optionIds(position), (ship) => shipWorth(position.t, ship)),
  'set-up.place': place,
  'set-up.keep-jobs': keepJobs,
}
