import { type Rules, rollDie } from '@keep-flying/kernel'
import type { CrewMember, Table } from '../state.ts'
import { threatCheck, wake } from './alert.ts'
import { type Context, doEffects } from './effects.ts'
import { follow } from './job.ts'
import { expireAfter, expireAtStar } from './lasting.ts'
import { offerTexts } from './offers.ts'
import { crewOnMap, nameOf, tell } from './table.ts'
import { markerOf, segment } from './timeline.ts'

/** The end of a turn. */

/** After a Crew turn: timers, the Job's own rules, Alarm, stars, and the threat check, in this order. */
export function* endCrewTurn(t: Table, who: CrewMember): Rules<void> {
  const context: Context = { self: null, cause: who, target: null }
  for (const part of [endTimers, endByJob, checkAlarm, checkStars]) {
    yield* part(t, who, context)
    if (t.state.end) return
  }
  yield* threatCheck(t)
  yield* endAnyTurn(t, who)
}

/** After any turn Goons that were Alerted in it come onto the Timeline, and some things end. */
export function* endAnyTurn(t: Table, who: CrewMember | null): Rules<void> {
  yield* wake(t, who)
  if (t.state.turn) expireAfter(t, t.state.turn)
  t.state.turn = null
}

/** The Moment at which a turn ended; whoever left the map ended it where its marker was. */
function momentOf(t: Table, who: CrewMember): number {
  return markerOf(t, who)?.moment ?? 0
}

function* endTimers(t: Table, who: CrewMember, context: Context): Rules<void> {
  const { timeline } = t.state
  const over = timeline.timers.filter(({ moment }) => momentOf(t, who) >= moment)
  timeline.timers = timeline.timers.filter((timer) => !over.includes(timer))
  for (const { name } of over) {
    tell(t, 'timer-over', () => ({ what: { name: 'timer', id: name } }))
    yield* follow(t, { on: 'timer-ends', name }, context)
  }
}

function* endByJob(t: Table, _: CrewMember, context: Context): Rules<void> {
  yield* follow(t, { on: 'crew-turn-ends' }, context)
}

/** A turn that ends on or beyond the Alarm marker triggers it; then the marker moves on. */
function* checkAlarm(t: Table, who: CrewMember, context: Context): Rules<void> {
  const { alarm } = t.job
  const { timeline } = t.state
  if (!alarm || timeline.alarm === null || momentOf(t, who) < timeline.alarm) return
  tell(t, 'alarm')
  const coming = { cancelled: false }
  for (const one of crewOnMap(t))
    yield* offerTexts(t, one, 'alarm-fires', { ...context, coming }, () => coming.cancelled)
  if (!coming.cancelled) yield* doEffects(t, context, alarm.do)
  timeline.alarm += alarm.next
}

/** Each star is rolled for once, by the first Crew turn that ends on or beyond it. */
function* checkStars(t: Table, who: CrewMember, context: Context): Rules<void> {
  const { timeline, random } = t.state
  while (timeline.star + segment <= Math.min(momentOf(t, who), timeline.last) && !t.state.end) {
    timeline.star += segment
    expireAtStar(t)
    const face = eventFace(rollDie(random))
    const event = t.job.events[face]
    tell(t, 'star', () => ({ who: nameOf(who), n: face, what: { name: 'event', id: event.id } }))
    yield* doEffects(t, context, event.do)
    yield* follow(t, { on: 'star', moment: timeline.star }, context)
  }
}

/** Disgruntled reads 1, Firefly 6. */
function eventFace(rolled: number): 1 | 2 | 3 | 4 | 5 | 6 {
  const faces = [1, 2, 3, 4, 5, 6] as const
  return faces[rolled - 1] ?? 6
}
