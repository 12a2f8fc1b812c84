import {
  type Bot,
  type Decision,
  isLegal,
  type Line,
  type Seat,
  searchingBot,
  text,
  type Value,
} from '@keep-flying/kernel'
import { tableFor } from '../../ask/view-table.ts'
import { actionsLeft } from '../../rules/actions.ts'
import { captainAt, rivalsOf } from '../../rules/table.ts'
import type { State } from '../../state.ts'
import { captain } from '../captain.ts'
import { destination, steer } from '../flight.ts'
import { optionIds, type Position, positionOf } from '../policy.ts'
import { type Course, coursesFrom, flightTo } from './courses.ts'
import { roundsLeft } from './outlook.ts'
import { reasonFor } from './reason.ts'
import { steersman } from './steersman.ts'

/**
 * Thinks like a captain, and then tries out in the mind what else could be set about: each course is followed for some rounds in
 * the same imagined games, and the captain's own stands unless another is likely to win sooner.
 */

/** How many other courses or choices of cards are tried. */
const breadth = 6
/** How many rounds a course is followed for, and longer what new jobs, crew and gear bring. */
const lookahead = 4
const longLookahead = 6
/** How many futures are played for one answer. */
const playouts = 160

type Lines = readonly [Line<State>, ...Line<State>[]]

/** What else is tried for a kind of question; of other questions the captain's answer is good enough. */
const othersFor: Readonly<Record<string, (position: Position, meant: Value) => readonly Line<State>[]>> = {
  turn: otherActions,
  'fly.to': otherWays,
  'deal.accept': otherCards,
  'shop.keep': otherCards,
}

function isWorthwhile({ kind }: Decision, view: State): boolean {
  return kind in othersFor && (kind !== 'turn' || actionsLeft(tableFor(view)) > 0)
}

function lines(seat: Seat<State>, meant: Value): Lines {
  const position = positionOf(seat)
  const bound = isFlight(meant) || seat.decision.kind === 'fly.to' ? destination(position.t, position.me) : undefined
  return [line(position, meant, null, bound), ...(othersFor[seat.decision.kind]?.(position, meant) ?? [])]
}

function line({ me }: Position, value: Value, course: Course | null, bound = course?.at): Line<State> {
  const playOn = () => steersman(me.seat, course)
  if (bound === undefined || bound === me.sector) return { value, playOn }
  return { value, playOn, why: text('advice.fly-to', { sector: { name: 'sector', id: bound } }) }
}

function isFlight(value: Value): boolean {
  return value === 'burn' || value === 'mosey'
}

/** Another action here, or a flight to where one is. */
function otherActions(position: Position, meant: Value): readonly Line<State>[] {
  const { t, me } = position
  const ids = optionIds(position)
  const all = coursesFrom(t, me, ids)
  const bound = isFlight(meant) ? destination(t, me) : me.sector
  const own = all.find(({ at, action }) => at === bound && (isFlight(meant) || action === meant))
  return all.flatMap((course) => (course === own ? [] : (beginning(position, course, ids) ?? []))).slice(0, breadth)
}

/** The first step of a course, if it can be taken. */
function beginning(position: Position, course: Course, ids: readonly string[]): Line<State> | null {
  const { t, me } = position
  if (course.at === me.sector)
    return course.action !== undefined && ids.includes(course.action) ? line(position, course.action, null) : null
  const way = flightTo(t, me, course.at, ids)
  return way === undefined ? null : line(position, way, course)
}

/** The next sector on the way to other courses, where it is another. */
function otherWays(position: Position, meant: Value): readonly Line<State>[] {
  const likely = coursesFrom(position.t, position.me, []).slice(0, breadth)
  return likely.flatMap((course) => {
    const value = steer(position, course.at)
    return value === undefined || value === meant ? [] : [line(position, value, course)]
  })
}

/** None, one or two others of the cards considered, with whatever the captain would take besides as far as that goes. */
function otherCards(position: Position, meant: Value): readonly Line<State>[] {
  if (!Array.isArray(meant)) return []
  const { me, decision } = position
  const { cards } = me.considering
  const besides = meant.filter((id) => !cards.includes(id))
  const one = cards.map((card) => [card])
  const two = cards.flatMap((card, n) => cards.slice(n + 1).map((other) => [card, other]))
  const sameAsMeant = [...meant].sort().join()
  const all = [[], ...one, ...two].flatMap((taken) => {
    const value = [[...taken, ...besides], taken].find((ids) => isLegal(decision, ids))
    return value && [...value].sort().join() !== sameAsMeant ? [line(position, value, null)] : []
  })
  return all.slice(0, breadth)
}

/** A lead of so many rounds makes winning almost three times as likely as not. */
const clearLead = 5
/** What a captain without rivals is measured by. */
const par = 15

/** The chance to win for a captain who has played so many rounds in the mind, while the rivals let theirs pass. */
function chanceOf(state: State, seat: number, rounds: number): number {
  const { result } = state
  if (result && !result.winners.includes(seat)) return 0
  const t = tableFor(state)
  const me = captainAt(t, seat)
  const mine = rounds + (result ? 0 : roundsLeft(t, me))
  const rivals = rivalsOf(t, me).map((rival) => roundsLeft(t, rival))
  const lead = (rivals.length > 0 ? Math.min(...rivals) : par) - mine
  return 1 / (1 + Math.exp(-lead / clearLead))
}

export const navigator: Bot<State> = searchingBot('navigator', {
  ...{ quick: captain, isWorthwhile, lines, turn: ({ round }) => round },
  turns: ({ kind }) => (kind === 'turn' || kind === 'fly.to' ? lookahead : longLookahead),
  ...{ value: chanceOf, playouts, openly: true, reason: reasonFor },
})
