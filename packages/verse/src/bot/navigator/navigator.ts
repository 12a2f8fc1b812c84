import { type Bot, type Decision, everyLine, type Line, type Seat, searchingBot, type Value } from '@keep-flying/kernel'
import { tableFor } from '../../ask/view-table.ts'
import { actionsLeft } from '../../rules/actions.ts'
import { captainAt, rivalsOf } from '../../rules/table.ts'
import type { State } from '../../state.ts'
import { captain } from '../captain.ts'
import { destination, steer } from '../flight.ts'
import { optionIds, type Position, positionOf } from '../policy.ts'
import type { Prospect } from '../prospects.ts'
import { type Course, coursesFrom, flightTo } from './courses.ts'
import { reasonFor } from './reason.ts'
import { openStanding, standingOf } from './standing.ts'
import { steersman } from './steersman.ts'

/**
 * Thinks like a captain, and then tries out in the mind what else could be set about: each course is followed for some turns in
 * the same imagined games, and the captain's own stands unless another leaves it clearly better off.
 */

/** How many other courses are tried. */
const breadth = 6
/** How many turns a course is followed for. */
const lookahead = 4
/** How many futures are played for one answer. */
const playouts = 240

type Lines = readonly [Line<State>, ...Line<State>[]]

/** What is tried for a kind of question; of other questions the captain's answer is good enough. */
const linesOf: Readonly<Record<string, (position: Position, meant: Value) => Lines>> = {
  turn: turnLines,
  'fly.to': flightLines,
}

function isWorthwhile({ kind }: Decision, view: State): boolean {
  return kind in linesOf && (kind !== 'turn' || actionsLeft(tableFor(view)) > 0)
}

function lines(seat: Seat<State>, meant: Value): Lines {
  const position = positionOf(seat)
  return linesOf[seat.decision.kind]?.(position, meant) ?? everyLine(steersman(seat.seat), seat.decision, meant)
}

function line({ me }: Position, value: Value, course: Course | null): Line<State> {
  return { value, playOn: () => steersman(me.seat, course) }
}

/** An action here, or a flight to where another is; a flight that was meant goes where the captain is bound. */
function turnLines(position: Position, meant: Value): Lines {
  const { t, me } = position
  const ids = optionIds(position)
  const all = coursesFrom(t, me, ids)
  const own = meant === 'burn' || meant === 'mosey' ? boundFor(position, all) : null
  const others = all.filter((one) => one !== own && one.action !== meant).slice(0, breadth)
  return [line(position, meant, own), ...others.flatMap((course) => beginning(position, course, ids) ?? [])]
}

/** What the captain means to do where it is bound. */
function boundFor({ t, me }: Position, all: readonly Prospect[]): Course | null {
  const at = destination(t, me)
  return at === undefined ? null : (all.find((one) => one.at === at) ?? { at })
}

/** The first step of a course, if it can be taken. */
function beginning(position: Position, course: Prospect, ids: readonly string[]): Line<State> | null {
  const { t, me } = position
  if (course.at === me.sector)
    return course.action !== undefined && ids.includes(course.action) ? line(position, course.action, null) : null
  const way = flightTo(t, me, course.at, ids)
  return way === undefined ? null : line(position, way, course)
}

/** The next sector on the way to each course. */
function flightLines(position: Position, meant: Value): Lines {
  const all = coursesFrom(position.t, position.me, [])
  const own = boundFor(position, all)
  const others = all.filter((one) => one !== own).slice(0, breadth)
  return [
    line(position, meant, own),
    ...others.flatMap((course) => {
      const value = steer(position, course.at)
      return value === undefined ? [] : [line(position, value, course)]
    }),
  ]
}

/** A lead of so many credits makes winning almost three times as likely as not. */
const clearLead = 8000
/** What rivals would have made of the turns that they let pass in the mind. */
const meanwhile = 1600
/** What a captain without rivals is measured by. */
const par = 20_000

function chanceOf(state: State, seat: number): number {
  if (state.result) return state.result.winners.includes(seat) ? 1 : 0
  const t = tableFor(state)
  const me = captainAt(t, seat)
  const rivals = rivalsOf(t, me).map((rival) => openStanding(t, rival) + meanwhile)
  const lead = standingOf(t, me) - (rivals.length > 0 ? Math.max(...rivals) : par)
  return 1 / (1 + Math.exp(-lead / clearLead))
}

export const navigator: Bot<State> = searchingBot('navigator', {
  ...{ quick: captain, isWorthwhile, lines, turn: ({ round }) => round, turns: lookahead },
  ...{ value: chanceOf, playouts, reason: reasonFor },
})
