import type { SectorId } from '@keep-flying/verse'
import { useCallback } from 'react'
import { useConfirm } from '../../../dock/confirm.ts'
import { useLooking } from '../../../table/context.tsx'
import { useIntent } from '../dock/intent.tsx'
import { useRoamer } from '../dock/use-roamer.ts'
import { useTable } from '../table.tsx'
import { sameCourse } from './courses.ts'
import type { LitChart } from './use-lit.ts'

export interface Choosing {
  /** Picks or plans what a sector stands for; once that is done, confirms it. */
  choose(sector: SectorId): void
  /** Takes the next or the last of several ways to the same end. */
  turnOver(by: 1 | -1): void
}

export function useChoosing({ lit, planner, planned }: LitChart): Choosing {
  const { decision } = useTable()
  const { pick, picked } = useLooking()
  const { plan, proposed } = useIntent()
  const { choose: moveRoamer } = useRoamer()
  const { confirm, ready } = useConfirm()

  const layCourse = useCallback(
    (course: readonly SectorId[]) => {
      plan(course)
      // In flight the course itself is the answer; before it the way of flying is.
      pick(decision?.kind === 'turn' && lit.way ? [lit.way] : [])
    },
    [plan, pick, decision, lit],
  )

  const choose = useCallback(
    (sector: SectorId) => {
      const [course] = planner?.coursesTo(sector) ?? []
      const [option] = lit.options.get(sector) ?? []
      if (lit.roamers.includes(sector)) moveRoamer(sector)
      else if (course) {
        // What is only proposed is not confirmed by the first press.
        if (planned.at(-1) === sector && ready && !proposed) confirm()
        else layCourse(course)
      } else if (option !== undefined) {
        if (lit.options.get(sector)?.includes(picked[0] ?? '') && ready) confirm()
        else pick([option])
      }
    },
    [lit, planner, planned, proposed, picked, pick, layCourse, moveRoamer, confirm, ready],
  )

  const turnOver = useCallback(
    (by: 1 | -1) => {
      const end = planned.at(-1)
      if (end !== undefined) {
        const courses = planner?.coursesTo(end) ?? []
        const next = courses.at((courses.findIndex((course) => sameCourse(course, planned)) + by) % courses.length)
        if (next) layCourse(next)
        return
      }
      const here = [...lit.options.values()].find((ids) => ids.includes(picked[0] ?? '')) ?? []
      const next = here.at((here.indexOf(picked[0] ?? '') + by) % here.length)
      if (next !== undefined) pick([next])
    },
    [lit, planner, planned, picked, pick, layCourse],
  )

  return { choose, turnOver }
}
