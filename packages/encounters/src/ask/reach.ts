import { bestOf } from '@keep-flying/kernel'
import type { Context } from '../rules/conditions.ts'
import { healthLeft } from '../rules/health.ts'
import { rankOf, standingMains, standingSeats } from '../rules/table.ts'
import type { Main, Table } from '../state.ts'
import { type Crew, crewMembers, type Who } from '../vocabulary/index.ts'

/** Whom a text would reach, as far as that can be said before anybody has chosen. */

/** How many players a text reaches. */
export function playersReached(t: Table, context: Context, who: Who): number {
  const seats = standingSeats(t)
  if (Array.isArray(who) || isCrew(who)) return playersNamed(t, who)
  if (typeof who === 'object') return 'firstOf' in who ? firstReached(t, context, who.firstOf) : 0
  switch (who) {
    case 'each':
    case 'each-main':
      return seats.length
    case 'others':
      return seats.length - 1
    case 'other':
      return Math.min(1, seats.length - 1)
    default:
      return 1
  }
}

function firstReached(t: Table, context: Context, whos: readonly Who[]): number {
  for (const who of whos) {
    const reached = playersReached(t, context, who)
    if (reached > 0) return reached
  }
  return 0
}

function isCrew(who: Who): who is Crew {
  return crewMembers.some((crew) => crew === who)
}

function playersNamed(t: Table, who: Crew | readonly Who[]): number {
  const named: readonly unknown[] = typeof who === 'string' ? [who] : who
  return t.state.mains.filter(({ crew, seat, down }) => seat !== null && !down && named.includes(crew)).length
}

/** The Main Characters whom a strike or healing reaches; where somebody may choose, whoever it hurts least. */
export function mainsReached(t: Table, context: Context, who: Who, among: readonly Main[] = standingMains(t)): Main[] {
  if (Array.isArray(who)) return among.filter(({ crew }) => who.includes(crew))
  if (isCrew(who)) return among.filter(({ crew }) => crew === who)
  if (typeof who === 'object') {
    const lists = 'firstOf' in who ? who.firstOf.map((one) => mainsReached(t, context, one, among)) : []
    return lists.find((mains) => mains.length > 0) ?? []
  }
  const { you, victim } = context
  switch (who) {
    case 'each-main':
      return [...among]
    case 'each':
      return among.filter(({ seat }) => seat !== null)
    case 'others':
      return among.filter(({ seat }) => seat !== null && seat !== you)
    case 'main':
      return one(bestOf(among, (main) => (main.seat === null ? 100 : healthLeft(t, main))))
    case 'highest-rank':
      return one(bestOf(among, (main) => -rankOf(main)))
    case 'lowest-rank':
      return one(bestOf(among, rankOf))
    case 'victim':
      return one(victim)
    case 'you':
      return among.filter(({ seat }) => seat === you)
    case 'active':
      return among.filter(({ seat }) => seat === t.state.active)
    default:
      return one(among.find(({ seat }) => seat !== null && seat !== you) ?? among.find(({ seat }) => seat === you))
  }
}

function one(main: Main | undefined): Main[] {
  return main ? [main] : []
}
