import {
  type Bot,
  type Decision,
  isLegal,
  type Line,
  type Plan,
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
import { type Course, coursesFrom, flightTo, wayFrom } from './courses.ts'
import { roundsLeft } from './outlook.ts'
import { reasonFor } from './reason.ts'
import { steersman } from './steersman.ts'

/**
 * Thinks like a captain, and then tries out in the mind what else could be set about: each course is followed for some rounds in
 * the same imagined games, and the captain's own stands unless another is likely to win sooner. A course that was chosen is kept to
 * for the rest of the turn, and not thought over at every sector.
 */

/** How many other courses or choices of cards are tried. */
const breadth = 6
/** How many rounds a course is followed for, and longer what new jobs, crew and gear bring. */
const lookahead = 4
const longLookahead = 6
/** How many futures are played for one answer. */
const playouts = 120

type Lines = readonly [Line<State>, ...Line<State>[]]

/** What else is tried for a kind of question; of other questions the captain's answer is good enough. */
const othersFor: Readonly<Record<string, (position: Position, meant: Value) => readonly Line<State>[]>> = {
  turn: otherActions,
  'fly.to': otherWays,
  deal: otherLooks,
  'deal.accept': otherCards,
  'shop.keep': otherCards,
  nav: otherOptions,
}

/** Where nothing new comes aboard, this soon shows what an answer is worth. */
const soonKnown: ReadonlySet<string> = new Set(['turn', 'fly.to', 'nav'])

function isWorthwhile({ kind }: Decision, view: State): boolean {
  return kind in othersFor && (kind !== 'turn' || actionsLeft(tableFor(view)) > 0)
}

/** A captain, but for a course that was planned this turn. */
const quick: Bot<State> = {
  id: 'navigator',
  choose: (seat) => {
    const course = seat.plan ? plannedCourse(positionOf(seat), seat.plan) : null
    return (course ? steersman(seat.seat, course) : captain).choose(seat)
  },
}

/** What lies where the ship is bound by its plan, until it is there. */
function plannedCourse({ t, me }: Position, plan: Plan | null | undefined): Course | null {
  const target = plan?.kind === 'fly.to' ? plan.values.at(-1) : undefined
  if (target === undefined || target === me.sector) return null
  return coursesFrom(t, me, []).find(({ at }) => at === target) ?? null
}

function lines(seat: Seat<State>, meant: Value): Lines {
  const position = positionOf(seat)
  const { kind } = seat.decision
  const planned = plannedCourse(position, seat.plan)
  if (!planned) {
    const bound = isFlight(meant) || kind === 'fly.to' ? destination(position.t, position.me) : undefined
    return [line(position, meant, null, bound), ...(othersFor[kind]?.(position, meant) ?? [])]
  }
  const own = line(position, meant, planned)
  if (kind === 'turn') {
    const unplanned = { ...seat, plan: null }
    return [own, ...lines(unplanned, captain.choose(unplanned) ?? meant)]
  }
  if (kind === 'fly.to') return [own]
  const others = othersFor[kind]?.(position, meant) ?? []
  return [own, ...others.map((other) => ({ ...other, playOn: own.playOn }))]
}

function line(position: Position, value: Value, course: Course | null, bound = course?.at): Line<State> {
  const { t, me, decision } = position
  const playOn = () => steersman(me.seat, course)
  if (bound === undefined || bound === me.sector) return { value, playOn }
  const why = text('advice.fly-to', { sector: { name: 'sector', id: bound } })
  if (decision.kind !== 'fly.to' || typeof value !== 'string' || value === 'stop') return { value, playOn, why }
  return { value, plan: wayFrom(t, me, value, bound), playOn, why }
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

/** The ways to other places. */
function otherWays(position: Position): readonly Line<State>[] {
  const { t, me } = position
  const bound = destination(t, me)
  const best = new Map(
    coursesFrom(t, me, [])
      .toReversed()
      .map((course) => [course.at, course]),
  )
  const likely = [...best.values()]
    .filter(({ at }) => at !== bound)
    .toReversed()
    .slice(0, breadth)
  return likely.flatMap((course) => {
    const value = steer(position, course.at)
    return value === undefined ? [] : [line(position, value, course)]
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

/** The same to look at and to sell, but for one thing more or less. */
function otherLooks(position: Position, meant: Value): readonly Line<State>[] {
  if (!Array.isArray(meant)) return []
  const flips = optionIds(position).map((id) =>
    meant.includes(id) ? meant.filter((one) => one !== id) : [...meant, id],
  )
  return flips
    .flatMap((value) => (isLegal(position.decision, value) ? [line(position, value, null)] : []))
    .slice(0, breadth)
}

function otherOptions(position: Position, meant: Value): readonly Line<State>[] {
  return optionIds(position).flatMap((id) => (id === meant ? [] : [line(position, id, null)]))
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
  ...{ quick, isWorthwhile, lines, turn: ({ round }) => round },
  turns: ({ kind }) => (soonKnown.has(kind) ? lookahead : longLookahead),
  ...{ value: chanceOf, playouts, openly: true, reason: reasonFor },
})
