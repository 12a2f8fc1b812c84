import type { Captain, Table } from '@keep-flying/verse'
import { routeOdds } from '@keep-flying/verse/ask'
import { burnPlanner, type Course, sameCourse, type Way } from '../chart/courses.ts'

/** Less than this is no reason to go another way. */
const noticeable = 0.01

/** Other ways to where a planned course ends, as far as each is better in what it is named for. */
export function otherWays(t: Table, c: Captain, planned: Course): readonly Way[] {
  const to = planned.at(-1)
  if (to === undefined) return []
  const now = routeOdds(t, c, planned)
  return burnPlanner(t, c)
    .waysTo(to)
    .filter(({ is, course }) => {
      if (sameCourse(course, planned)) return false
      if (is === 'straight') return course.length < planned.length
      const { arrive, trouble } = routeOdds(t, c, course)
      return is === 'calm' ? trouble < now.trouble - noticeable : arrive > now.arrive + noticeable
    })
}
