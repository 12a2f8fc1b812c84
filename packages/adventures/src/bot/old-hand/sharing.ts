import type { Wish } from '@keep-flying/kernel'
import type { Table } from '../../state.ts'
import type { ChallengePlace } from '../../vocabulary/index.ts'
import { extrasOf } from '../extras.ts'
import type { Task } from '../goals.ts'
import { guardsOfCargo, guardsOfLocks } from '../guards.ts'
import { carers, dealing, helpers, openers, type Roles, tasksOf } from '../roles.ts'
import { weights } from '../weights.ts'
import { wishedFor } from '../wishes.ts'
import { blockers, leaving } from './hauling.ts'
import { fetchers } from './passing.ts'

/**
 * Who does what in a crew of old hands. Time passes for everybody by itself: what several try at once is done sooner, and nobody who
 * could try waits for the one who is best at it.
 */
export function rolesOfOldHands(t: Table, wishes: readonly Wish[] = []): Roles {
  const { now, hauls, others, next } = tasksOf(t)
  const { roles, give } = dealing(t, t.job.alarm ? {} : { quietUntil: halfway })
  give(wishedFor(t, [...now, ...next], wishes))
  give(others)
  give(guardsOfLocks(t, roles))
  give(guardsOfCargo(t, [...now, ...next]))
  give(carers(t))
  give(blockers(t, hauls))
  give(hauls)
  give(others, { fitness: weights.atLeast })
  for (const { who, role } of fetchers(t, others)) roles.set(who.id, role)
  give(others.filter(isHarmless), { each: atOnce, fitness: anybody })
  give(next, { counts: false })
  give(openers(t, roles))
  give(helpers(t, roles), { counts: false, each: atOnce })
  give(leaving(t, hauls), { counts: false, each: everybody })
  give(hauls, { each: weights.together })
  give(extrasOf(t))
  return roles
}

/** How many try the same Challenge, or stand by to Assist. */
const atOnce = 3
/** Whoever needs so many times as long as the best of those left may try, too. */
const anybody = 2.2
const everybody = 5
/** Where no Alarm comes nearer by it, the crew is loud as soon as quiet ways take longer than half the time. */
const halfway = 0.5

/** A Challenge of which a failure costs no more than time, or brings an Alarm nearer. */
function isHarmless({ does }: Task): boolean {
  return does.kind === 'challenge' && failsLightly(does.place)
}

function failsLightly({ fail }: ChallengePlace): boolean {
  return fail.every((effect) => effect.do === 'alarm')
}
