import { segment, turnEndAhead } from '@keep-flying/adventures/ask'
import type { Block } from '../../terminal/game.ts'
import { flow, wrap } from '../../terminal/layout.ts'
import { bold, warn } from '../../terminal/style.ts'
import { all } from '../../terminal/words.ts'
import { activeCrew, call, type Sight } from './facts.ts'

/** The Timeline in words: who acts when, and what else lies on it. */
export function timelineOf(sight: Sight): Block {
  const { markers, last, alarm, timers, star } = sight.view.timeline
  const moments = [...new Set(markers.map(({ moment }) => moment))].map((moment) => {
    const here = markers.filter((one) => one.moment === moment)
    return `${moment} ${here.map(({ of, id }) => call(sight, of, id)).join(', then ')}`
  })
  const also = [
    ...(star + segment > last ? [] : [`star ${star + segment}`]),
    ...(alarm === null ? [] : [`Alarm ${alarm}`]),
    ...timers.map(({ name, moment }) => `${call(sight, 'timer', name)} ${moment}`),
    `end ${last}`,
  ]
  return [bold('Timeline'), ...wrap(`  ${moments.join(' · ')}`, 4), ...flow('Ahead:', also, 2)]
}

/** What the end of this turn would bring as things are. */
export function turnEndOf(sight: Sight): Block {
  const { turn, stage } = sight.view
  const who = activeCrew(sight)
  if (stage !== 'job' || turn?.of !== 'crew' || !who || who.at === null) return []
  const { alarm, stars, timers, wakes } = turnEndAhead(sight.t, who)
  const brings = [
    ...(wakes.length === 0 ? [] : [`${all(wakes.map(({ id }) => call(sight, 'goon', id)))} Alerted`]),
    ...stars.map((star) => `the star of Moment ${star}`),
    ...(alarm ? ['the Alarm'] : []),
    ...timers.map((name) => call(sight, 'timer', name)),
  ]
  return brings.length === 0 ? [] : wrap(`  If the turn ended now: ${brings.join('; ')}.`, 4).map(warn)
}
