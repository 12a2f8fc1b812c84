import { copy, type Decision, type Rules, type Value } from '@keep-flying/kernel'
import { threatCheck } from '../rules/alert.ts'
import { tableOf } from '../rules/game.ts'
import { crewMember } from '../rules/table.ts'
import { markerOf, segment } from '../rules/timeline.ts'
import { endAnyTurn } from '../rules/turn-end.ts'
import type { CrewMember, Goon, Marker, Table } from '../state.ts'

/** What the end of a Crew Member's turn would bring now: the Alarm, stars, and who wakes. */

export interface TurnEndAhead {
  /** It triggers the Alarm. */
  readonly alarm: boolean
  /** The stars it rolls for. */
  readonly stars: readonly number[]
  /** The timers of the Job that run out. */
  readonly timers: readonly string[]
  /** The Goons that the threat check Alerts, in the order in which they act; ties as the rules would break them. */
  readonly wakes: readonly Goon[]
  /** All markers after it, in the order of turns. */
  readonly markers: readonly Marker[]
}

/** As things are now; of what the Alarm and the stars do, and of the Job's own rules, nothing is foretold. */
export function turnEndAhead(t: Table, who: Pick<CrewMember, 'id'>): TurnEndAhead {
  const { timeline } = t.state
  const moment = markerOf(t, who)?.moment ?? 0
  const after = played(t, function* (copied) {
    yield* threatCheck(copied)
    yield* endAnyTurn(copied, crewMember(copied, who.id))
  })
  const isNew = ({ of, id }: Marker) => of === 'goon' && !timeline.markers.some((marker) => marker.id === id)
  const { markers } = after.state.timeline
  return {
    alarm: timeline.alarm !== null && moment >= timeline.alarm,
    stars: starsUpTo(t, moment),
    timers: timeline.timers.filter((timer) => moment >= timer.moment).map(({ name }) => name),
    wakes: markers.filter(isNew).flatMap(({ id }) => t.state.goons.find((goon) => goon.id === id) ?? []),
    markers,
  }
}

function starsUpTo({ state: { timeline } }: Table, moment: number): number[] {
  const stars: number[] = []
  for (let star = timeline.star + segment; star <= Math.min(moment, timeline.last); star += segment) stars.push(star)
  return stars
}

/** The table after some rules were played on a copy of it, whatever they ask being answered as it is proposed. */
function played(t: Table, rules: (t: Table) => Rules<void>): Table {
  const copied = tableOf({ ...t, state: copy(t.state), tell: () => {}, seal: () => {}, begin: () => {} })
  const run = rules(copied)
  let step = run.next([])
  while (!step.done) {
    const [asked] = 'decisions' in step.value ? step.value.decisions : []
    step = run.next(asked ? [{ index: 0, value: proposed(asked) }] : [])
  }
  return copied
}

function proposed(decision: Decision): Value {
  switch (decision.form) {
    case 'one':
      return decision.options[0]?.id ?? ''
    case 'some':
      return decision.options.slice(0, decision.min).map(({ id }) => id)
    case 'order':
      return decision.options.map(({ id }) => id)
    case 'amount':
      return decision.min
    case 'confirm':
      return false
  }
}
