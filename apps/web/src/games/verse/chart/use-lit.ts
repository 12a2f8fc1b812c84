import { useMemo } from 'react'
import { useLooking, usePointed } from '../../../table/context.tsx'
import { useIntent } from '../dock/intent.tsx'
import { useRoamer } from '../dock/use-roamer.ts'
import { useTable } from '../table.tsx'
import { burnPlanner, Planner, restOf } from './courses.ts'
import { type Lit, litBy, litRoamers } from './lit.ts'

/** What is lit for the viewer, and the courses over it. */
export interface LitChart {
  readonly lit: Lit
  readonly planner: Planner | null
  /** The course that is planned, from where the ship is. */
  readonly planned: readonly string[]
  /** The course to the sector pointed at, where there is one. */
  readonly looked: readonly string[]
}

export function useLitChart(): LitChart {
  const { t, me, decision } = useTable()
  const { picked } = useLooking()
  const { course } = useIntent()
  const sector = usePointed()
  const way = picked[0] === 'mosey' ? 'mosey' : 'burn'
  const { moves, from } = useRoamer()
  const lit = useMemo(
    () => (moves.length > 0 ? litRoamers(moves, from) : litBy(t, me, decision, way)),
    [t, me, decision, way, moves, from],
  )
  const planner = useMemo(() => {
    if (!me) return null
    return decision?.kind === 'turn' && lit.way === 'burn' ? burnPlanner(t, me) : new Planner(t, me, lit)
  }, [t, me, decision, lit])
  const planned = useMemo(() => (me ? restOf(course, me.sector) : []), [course, me])
  const looked = useMemo(
    () => (sector === null || sector === planned.at(-1) ? [] : (planner?.coursesTo(sector)[0] ?? [])),
    [sector, planned, planner],
  )
  return useMemo(() => ({ lit, planner, planned, looked }), [lit, planner, planned, looked])
}
