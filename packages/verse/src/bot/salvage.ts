import { bestOf } from '@keep-flying/kernel'
import { burnRange } from '../rules/fly.ts'
import { activeLimit } from '../rules/job.ts'
import { isPlanetary } from '../rules/map.ts'
import type { Basis, Prospect } from './prospects.ts'
import { isLost } from './substitutes.ts'

/** Active jobs stay active until they are done: with every place taken by one whose goods are lost, only what drifts in space helps. */

/** A little more than odd jobs bring: nobody goes looking for wrecks who has anything else to do. */
const hopeOfWrecks = 400

/** A long flight to some planet or other, for the sake of the cards on the way. */
export function searchForWrecks({ t, me, factors, distances }: Basis): Prospect[] {
  if (me.jobs.length < activeLimit(t, me) || !me.jobs.every((job) => isLost(t, me, job))) return []
  const range = burnRange(t, me)
  const within = [...distances].filter(([sector, far]) => far > 0 && far <= range && isPlanetary(t, sector))
  const at = bestOf(within, ([, far]) => far)
  return at ? [{ at: at[0], gain: hopeOfWrecks, turns: factors.turnsToReach(at[1]) }] : []
}
