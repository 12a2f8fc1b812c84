import { type Bot, bestOf, legalAnswer, ranked, sum, type Value } from '@keep-flying/kernel'
import { actionsLeft, mayTake } from '../../rules/actions.ts'
import { priceFor } from '../../rules/buy.ts'
import { supplyCard } from '../../rules/table.ts'
import type { State } from '../../state.ts'
import { type SupplyCard, skills } from '../../vocabulary/index.ts'
import { answerTo } from '../captain.ts'
import { steer } from '../flight.ts'
import { rateOf } from '../jobs.ts'
import { mayName, naming, optionIds, type Position, positionOf } from '../policy.ts'
import type { Prospect } from '../prospects.ts'
import { fuelToBuy } from '../shopping.ts'
import { purse } from '../story.ts'
import { type Course, coursesFrom, flightTo } from './courses.ts'

/**
 * Plays on in an imagined game for one seat: a captain who keeps the course once set instead of thinking it over at every sector.
 * The others let their turns pass. One is made for each game, as it remembers its course.
 */
export function steersman(mine: number, course: Course | null = null): Bot<State> {
  let bound = course
  const policies: Readonly<Record<string, (position: Position) => Value | null | undefined>> = {
    turn: (position) => {
      if (bound && isDone(position, bound)) bound = null
      if (!bound && actionsLeft(position.t) <= 0) return 'end'
      const next = bound ? follow(position, bound) : setOut(position)
      bound = next.course
      return next.id
    },
    'fly.to': (position) => {
      bound ??= coursesFrom(position.t, position.me, [])[0] ?? null
      return steer(position, bound?.at)
    },
    'shop.keep': buy,
  }
  return {
    id: 'steersman',
    choose(seat) {
      const { decision, random } = seat
      if (seat.seat !== mine) return legalAnswer(decision, decision.standing ? null : undefined, random)
      const position = positionOf(seat)
      const policy = policies[decision.kind] ?? answerTo
      return legalAnswer(decision, policy(bound ? { ...position, bound: bound.at } : position), random)
    },
  }
}

/** The next thing to do, and the course that it is a part of. */
interface Next {
  readonly id: string
  readonly course: Course | null
}

/** There is no more to it, or it cannot be done. */
function isDone(position: Position, { at, action, kind }: Course): boolean {
  const { t, me } = position
  if (at !== me.sector) return false
  return action === undefined || (!optionIds(position).includes(action) && (kind === undefined || mayTake(t, kind)))
}

function follow(position: Position, course: Course): Next {
  const { t, me } = position
  const ids = optionIds(position)
  if (course.at !== me.sector) return { id: flightTo(t, me, course.at, ids) ?? rest(ids), course }
  const { action } = course
  return action !== undefined && ids.includes(action) ? { id: action, course: null } : { id: rest(ids), course }
}

/** Below this, an action here is not worth arriving later elsewhere. */
const worthWaiting = 300

/** What promises most by the turn; something good that can be done here at once comes first. */
function setOut(position: Position): Next {
  const { t, me } = position
  const ids = optionIds(position)
  const all = coursesFrom(t, me, ids)
  const [best] = all
  const here = bestOf(
    all.filter((one) => one.at === me.sector && one.action !== undefined && ids.includes(one.action)),
    rateOf,
  )
  if (here?.action !== undefined && (here === best || isWorthWaiting(position, here)))
    return { id: here.action, course: null }
  if (!best || best.gain <= 0 || best.at === me.sector) return { id: rest(ids), course: null }
  return { id: flightTo(t, me, best.at, ids) ?? rest(ids), course: best }
}

function isWorthWaiting({ t }: Position, here: Prospect): boolean {
  return t.state.turn.taken.length === 0 && here.gain >= worthWaiting
}

/** What is left of a turn goes to honest work. */
function rest(ids: readonly string[]): string {
  return ids.includes('make-work') ? 'make-work' : 'end'
}

/** What looks best for the money is bought: how good it really is takes too long to find out. */
function buy(position: Position): readonly string[] {
  const { t, me } = position
  let left = purse(t, me)
  let named: readonly string[] = []
  for (const card of ranked(me.considering.cards, (one) => lookOf(supplyCard(t, one)))) {
    const price = priceFor(t, me, supplyCard(t, card))
    if (price > left || lookOf(supplyCard(t, card)) * 150 < price || !mayName(position, [...named, card])) continue
    named = [...named, card]
    left -= price
  }
  return naming(position, named, 'fuel', fuelToBuy(t, me))
}

function lookOf(card: SupplyCard): number {
  if (card.kind === 'upgrade' || card.kind === 'core') return card.abilities.length
  const points = sum(skills, (skill) => card.skills[skill] ?? 0)
  return 1.5 * points + card.keywords.length + (card.kind === 'crew' ? card.professions.length : 0)
}
