import { bestOf } from '@keep-flying/kernel'
import type { Advice } from '../../../bot/advice.ts'
import { dangerOf, sectorsOffered } from '../../../bot/flight.ts'
import { optionIds, type Policies, type Position } from '../../../bot/policy.ts'
import { isOutlaw } from '../../../rules/outlaw.ts'
import { neighbours, rivalsOf } from '../../../rules/table.ts'
import type { SectorId } from '../../../vocabulary/index.ts'
import { reaverSpace } from '../map.ts'

/** Reaver Space, and what its cards do to a flight. */

/** In moves: how far round a captain would go. */
const besideCutter = 0.4
const reaverHome = 3

const lairs: ReadonlySet<SectorId> = new Set(reaverSpace)

export const risks: NonNullable<Advice['risks']> = {
  in(t, sector) {
    const lair = lairs.has(sector) ? reaverHome : 0
    const near = t.state.cutters.some((cutter) => neighbours(t, cutter).includes(sector)) ? besideCutter : 0
    return lair + near
  },
  key: (t) => t.state.cutters.join(),
}

/** Nobody ends a turn beside Reavers who can still get away. */
export function flee({ t, me }: Position, ids: readonly string[]): string | undefined {
  if (!t.state.cutters.includes(me.sector) || t.state.turn.taken.length === 0) return undefined
  return ['mosey', 'burn'].find((way) => ids.includes(way))
}

/** A rival's ship drifts: to where it is worst off. */
function driftTo(position: Position): string | undefined {
  const { t, me } = position
  const drifter = rivalsOf(t, me).find((rival) => rival.seat === t.state.active) ?? me
  const side = drifter === me ? -1 : 1
  return bestOf(sectorsOffered(position), (sector) => side * dangerOf(t, drifter, sector))
}

/** Reavers are worse than the loss of any fitting. */
function driveOff(position: Position): string | undefined {
  return optionIds(position).find((id) => id !== 'face')
}

export const spacePolicies: Policies = {
  'cutter.drive-off': driveOff,
  'slip-away': ({ t, me }) => t.state.cruiser !== me.sector || isOutlaw(t, me),
  'drift.to': driftTo,
}
