import type { Block } from '../../terminal/game.ts'
import { flow } from '../../terminal/layout.ts'
import { bold } from '../../terminal/style.ts'
import { call, type Sight } from './facts.ts'

/** The Timeline in words: who acts when, and what else lies on it. */
export function timelineOf(sight: Sight): Block {
  const { markers, last, alarm, timers, star } = sight.view.timeline
  const placed = markers.map(({ of, id, moment }) => ({
    moment,
    words: of === 'patrol' ? call(sight, 'patrol', id) : call(sight, of, id),
  }))
  const moments = [...new Set(placed.map(({ moment }) => moment))].map((moment) => {
    const names = placed.filter((one) => one.moment === moment).map(({ words }) => words)
    return `${moment} ${names.join(' on ')}`
  })
  const also = [
    ...(alarm === null ? [] : [`Alarm ${alarm}`]),
    ...timers.map(({ name, moment }) => `${call(sight, 'timer', name)} ${moment}`),
    ...(nextStar(star, last) === null ? [] : [`next star ${nextStar(star, last)}`]),
  ]
  return [...flow(bold(`Timeline to ${last}:`), moments, 2), ...flow('', also, 2)]
}

/** Stars stand on every tenth Moment but the last. */
function nextStar(star: number, last: number): number | null {
  const next = star + 10
  return next > last ? null : next
}
