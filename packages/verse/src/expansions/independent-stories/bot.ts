import { bestOf } from '@keep-flying/kernel'
import type { Advice } from '../../bot/advice.ts'
import { crewWorth } from '../../bot/crew.ts'
import { nearest } from '../../bot/jobs.ts'
import { optionIds, type Policies, type Position } from '../../bot/policy.ts'
import { type Basis, type Prospect, turnsTo } from '../../bot/prospects.ts'
import { leaveGain } from '../../bot/shopping.ts'
import { isPlanetary } from '../../rules/map.ts'
import { nextGoal } from '../../rules/story.ts'
import { activeCaptain, shipAbilities } from '../../rules/table.ts'
import { freeSlots } from '../../rules/upgrade.ts'
import type { Captain, Table } from '../../state.ts'
import type { JobCard } from '../../vocabulary/index.ts'
import { isExpress } from './express.ts'
import { huntedBy, hunterAt } from './hunter.ts'
import { stowedBy } from './stowed.ts'
import { hasTaproom } from './taproom.ts'
import { prideOf } from './whirlwind.ts'

/** What an illegal job is worth where the story counts them. */
const towardsGoal = 1500

/** Most jobs that are to be delivered soon will be. */
const inTime = 0.6

function expressPay(t: Table, c: Captain, job: JobCard): number {
  return shipAbilities(t, c, 'express').reduce(
    (sum, express) => sum + (isExpress(express, job) ? inTime * express.credits : 0),
    0,
  )
}

/** A round in the taproom, at the next planet. */
function drinks(basis: Basis): Prospect[] {
  const { t, me, distances } = basis
  if (!hasTaproom(t, me)) return []
  const gain = leaveGain(t, me)
  const at = nearest(
    distances,
    [...distances.keys()].filter((sector) => isPlanetary(t, sector)),
  )
  if (gain <= 0 || at === undefined) return []
  return [{ at, action: 'taproom', kind: 'buy', gain, turns: turnsTo(basis, at) }]
}

/** What could be of use again is mounted as soon as there is a slot. */
function mount({ t, me }: Position, ids: readonly string[]): string | undefined {
  if (freeSlots(t, me) <= 0) return undefined
  return stowedBy(t, me, 'spare')
    .map((card) => `mount:${card}`)
    .find((id) => ids.includes(id))
}

/** Whoever can best be done without. */
function leastCrew(position: Position): string | undefined {
  const ids = optionIds(position)
  const able = position.me.crew.filter(({ card }) => ids.includes(card))
  return bestOf(able, (member) => -crewWorth(position.t, member))?.card
}

/** In moves: how far round the one who is hunted would go. */
const hunterScare = 3

const risks: NonNullable<Advice['risks']> = {
  in: (t, sector) => (sector === hunterAt(t) && huntedBy(t) === activeCaptain(t) ? hunterScare : 0),
  key: (t) => `${hunterAt(t)} ${huntedBy(t)?.seat}`,
}

const policies: Policies = {
  'upgrade.turn-up': (position) => optionIds(position),
  'crew.taken': leastCrew,
}

export const advice: Advice = {
  policies,
  risks,
  prospects: drinks,
  aside: mount,
  upgradeWorths: {
    ...{ 'leave-aboard': 400, 'keeps-spent-upgrades': 200, 'raises-alerts': -200, 'spare-upgrades': 100 },
    express: 700,
  },
  bonuses(t, c) {
    const goal = nextGoal(t, c)
    const counts = goal?.kind === 'condition' && goal.when.warrantsOrIllegalJobs !== undefined
    const illegal = prideOf(t, c) + (counts ? towardsGoal : 0)
    return (job) => (job.legal ? 0 : illegal) + expressPay(t, c, job)
  },
}
