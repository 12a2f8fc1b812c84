import { bestOf } from '@keep-flying/kernel'
import { optionIds, type Policies, type Position } from '../../../bot/policy.ts'
import type { Basis, Prospect } from '../../../bot/prospects.ts'
import { attemptCost, goalAttempt, goalWorth, mayWorkGoals, solidWorth } from '../../../bot/story.ts'
import { sectorsAt } from '../../../rules/map.ts'
import { goalToWork, openGoals, placeOf } from '../../../rules/story.ts'
import { abilityOn, jobCard } from '../../../rules/table.ts'
import { jobsToWork } from '../../../rules/work.ts'
import type { WorkSite } from '../../../state.ts'
import { shuttlesOf, workSites } from '../sites.ts'

/** How Shuttles are put to use: what can be worked from where the ship is saves the way there. */

export function shuttleProspects(basis: Basis): Prospect[] {
  const { t, me } = basis
  if (shuttlesOf(t, me).length === 0) return []
  const sites = workSites(t, me)
  return [...jobsFromAfar(basis, sites), ...goalsFromAfar(basis, sites)]
}

/** An action here: half a turn. */
const turnsHere = 0.5

function jobsFromAfar({ t, me, factors, distances, plans, credit }: Basis, sites: readonly WorkSite[]): Prospect[] {
  const offered = new Set(jobsToWork(t, me).map(({ option }) => option.id))
  return plans.flatMap(({ card, at, gain, turns }) => {
    const way = factors.turnsToReach(distances.get(at) ?? 0)
    return sites.flatMap(({ sector, craft }): Prospect[] => {
      const action = `job:${card}@${craft}@${sector}`
      if (sector !== at || !offered.has(action)) return []
      const worth = credit * gain + solidWorth(t, me, jobCard(t, card).contact)
      return [{ at: me.sector, action, kind: 'work', gain: worth, turns: Math.max(turnsHere, turns - way + turnsHere) }]
    })
  })
}

function goalsFromAfar({ t, me, factors }: Basis, sites: readonly WorkSite[]): Prospect[] {
  if (!mayWorkGoals(t, me)) return []
  const offered = new Set(goalToWork(t, me).map(({ option }) => option.id))
  return openGoals(t, me).flatMap((goal) => {
    if (goal.kind !== 'work') return []
    const attempt = goalAttempt(t, me, factors.sheet, goal)
    if (attempt.complete < leastChance) return []
    const there = sectorsAt(t, placeOf(t, me, goal))
    const tries = 1 / attempt.complete
    return sites.flatMap(({ sector, craft }): Prospect[] => {
      const action = `goal@${craft}@${sector}`
      if (!there.includes(sector) || !offered.has(action)) return []
      const gain = goalWorth - tries * attemptCost(attempt)
      return [{ at: me.sector, action, kind: 'work', gain, turns: turnsHere + tries - 1 }]
    })
  })
}

/** What is less likely is not tried. */
const leastChance = 0.01

function largest(position: Position): string | undefined {
  return bestOf(optionIds(position), (card) => {
    const shuttle = abilityOn(position.t, card, 'shuttle')
    return shuttle ? shuttle.room + 2 * shuttle.reach - (shuttle.quiet ? 3 : 0) : 0
  })
}

export const shuttlePolicies: Policies = {
  'set-up.shuttle': largest,
  'shuttle.again': () => true,
  'shuttle.escape': () => true,
}
