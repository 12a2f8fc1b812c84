import { sum } from '@keep-flying/kernel'
import { crewOnMap } from '../../rules/table.ts'
import { momentNow } from '../../rules/timeline.ts'
import type { CrewMember, Table } from '../../state.ts'
import { momentOf, timeLeft, walkingTime } from '../crew.ts'
import type { Task } from '../goals.ts'
import { tasksOf, workOf } from '../roles.ts'
import { routesTo, unreachable } from '../routes.ts'

/** How likely the crew ends its Job well, from where it stands. */

/** What a table is judged by. Figures of the crew are those of five Crew Members. */
interface Signs {
  /** What is so in any case. */
  readonly always: 1
  /** Moments left, in tens: in all, for each step that is left, and once the next task is done. */
  readonly left: number
  readonly leftPerStep: number
  readonly slack: number
  /** Who stands; the Moments that they have left together, in fifties; their Wounds, in fives; and who is Heroic. */
  readonly standing: number
  readonly time: number
  readonly wounds: number
  readonly heroic: number
  /** Challenges passed, and whether a timer runs. */
  readonly passed: number
  readonly timers: number
  readonly bodies: number
}

/**
 * What each sign says about winning. Fitted by logistic regression to the beginnings of all turns of three quarters of 300 games of old
 * hands, five Crew of one player, the four Jobs in turn. In the other quarter it tells won from lost games with an area under the curve
 * of 0.75: 0.55 before Moment 14, 0.77 up to 26, 0.90 after that.
 */
const says: Readonly<Record<keyof Signs, number>> = {
  ...{ always: -0.94, left: -1.342, leftPerStep: 0.7, slack: 1.113, standing: 0.36, time: 0.454 },
  ...{ wounds: -0.436, heroic: -0.535, passed: 0.662, timers: 0.493, bodies: -0.189 },
}

/** The chance to win, from 0 to 1. */
export function outlookOf(t: Table): number {
  const signs = signsOf(t)
  return 1 / (1 + Math.exp(-sum(signNames, (sign) => says[sign] * signs[sign])))
}

const signNames: readonly (keyof Signs)[] = [
  ...(['always', 'left', 'leftPerStep', 'slack', 'standing', 'time'] as const),
  ...(['wounds', 'heroic', 'passed', 'timers', 'bodies'] as const),
]

const usualCrew = 5
const mostPassed = 4
const mostBodies = 6
const soonest = -1
const latest = 3

function signsOf(t: Table): Signs {
  const { crew, timeline, progress, bodies } = t.state
  const moments = timeline.last - momentNow(timeline)
  const steps = t.job.steps.length - t.job.steps.findIndex(({ id }) => id === progress.step)
  const standing = crewOnMap(t).filter(({ downed }) => !downed)
  const share = usualCrew / crew.length
  return {
    always: 1,
    left: moments / 10,
    leftPerStep: moments / 10 / steps,
    slack: Math.max(soonest, Math.min(latest, (moments - momentsToNext(t, standing)) / 10)),
    standing: share * standing.length,
    time: (share * sum(standing, (who) => Math.max(0, timeLeft(t, who)))) / 50,
    wounds: (share * sum(crew, ({ wounds }) => wounds)) / 5,
    heroic: share * standing.filter(({ stance }) => stance === 'heroic').length,
    passed: Math.min(
      mostPassed,
      sum(Object.values(progress.passed), (times) => times),
    ),
    timers: Math.min(1, timeline.timers.length),
    bodies: Math.min(mostBodies, bodies.length),
  }
}

/** No task is thought to take longer. */
const longest = 20

/** In how many Moments somebody can be done with something that brings the Job on. */
function momentsToNext(t: Table, standing: readonly CrewMember[]): number {
  const ends = tasksOf(t).now.flatMap((task) => standing.map((who) => endOf(t, who, task)))
  return Math.min(longest, ...ends.map((end) => end - momentNow(t.state.timeline)))
}

function endOf(t: Table, who: CrewMember, task: Task): number {
  if (who.at === null || (task.only && !task.only.includes(who.id))) return Number.POSITIVE_INFINITY
  const left = task.squares.includes(who.at) ? 0 : (routesTo(t, task.squares).left[who.at] ?? unreachable)
  if (left === unreachable) return Number.POSITIVE_INFINITY
  return momentOf(t, who) + walkingTime(who, left) + workOf(t, who, task)
}
