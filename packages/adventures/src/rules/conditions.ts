import { isHiddenCard } from '@keep-flying/kernel'
import { equipmentCard } from '../catalog/index.ts'
import type { CrewMember, State, Table, Thing, Token } from '../state.ts'
import type { Condition, CounterName, Requirement } from '../vocabulary/index.ts'
import { candidates, distanceTo, isNextTo, isSeen, numberToken, squaresOf } from './candidates.ts'
import type { Context } from './effects.ts'
import { alertedNextTo, areNext, goonsSeeing, seesSquare, standsNext } from './squares.ts'
import { amountOf, buildingCalled, isCrew, isInArea, opponents, personsOf, zoneCalled } from './table.ts'

/** What Actions need, and what rules of a Job ask. */

/** Counters of a place are kept apart by the place. */
export function counterKey({ counter, here }: CounterName, { place }: Pick<Context, 'place'>): string {
  return here ? `${counter} at ${place ?? ''}` : counter
}

export function counterValue({ progress }: State, name: CounterName, context: Pick<Context, 'place'>): number {
  return progress.counters[counterKey(name, context)] ?? 0
}

function isMet(t: Table, context: Context, requirement: Requirement): boolean {
  const { self, target } = context
  if (!self || self.at === null) return false
  if (requirement.need === 'in-sight') return target !== null && isSeen(t, self.at, target)
  if (requirement.need === 'range') return target !== null && distanceTo(t, self.at, target) <= requirement.max
  return isCrew(self) && isMetByCrew(t, context, self, requirement)
}

type CrewRequirement = Exclude<Requirement, { need: 'in-sight' | 'range' }>

function isMetByCrew(t: Table, context: Context, self: CrewMember, requirement: CrewRequirement): boolean {
  const { target } = context
  if (self.at === null) return false
  switch (requirement.need) {
    case 'adjacent': {
      const thing = neededThing(t, context, requirement.to)
      if (thing === 'mule') return isBesideMule(t, self)
      return thing !== null && (isNextTo(t, self.at, thing) || squaresOf(t, thing).includes(self.at))
    }
    case 'unseen':
      return goonsSeeing(t, self.at).length === 0
    case 'unhurt':
      return self.wounds === 0
    case 'healed-once':
      return self.healed
    case 'casual':
      return self.stance === 'casual'
    case 'no-alerted-goon-adjacent':
      return alertedNextTo(t, self).length === 0
    case 'carrying':
      return self.items.includes(requirement.item)
    case 'flag':
      return t.state.progress.flags.includes(requirement.name)
    case 'counter':
      return counterValue(t.state, requirement, context) >= amountOf(t, requirement.atLeast)
    case 'house-manned':
      return target !== null && householderBehind(t, target) !== undefined
  }
}

type Needed = Extract<Requirement, { need: 'adjacent' }>['to']

function neededThing({ state }: Table, { target }: Context, to: Needed): Thing | 'mule' | null {
  if (to === 'target') return target
  if (to === 'captive') return state.captive ? { kind: 'captive' } : null
  return to === 'mule' ? 'mule' : { kind: 'token', id: to.token }
}

function isBesideMule(t: Table, { at }: CrewMember): boolean {
  return at !== null && t.ground.mule.some((square) => areNext(t, at, square))
}

/** The person in the house of a door or token, as long as there is one. */
export function householderBehind(t: Table, thing: Thing): Token | undefined {
  const persons = personsOf(t.job)
  const buildings = squaresOf(t, thing).map((square) => t.ground.building[square])
  return t.state.tokens.find(
    ({ id, at }) => persons.includes(id) && t.ground.building[at] !== -1 && buildings.includes(t.ground.building[at]),
  )
}

function holds(t: Table, context: Context, condition: Condition): boolean {
  const { state } = t
  const { cause, self } = context
  switch (condition.is) {
    case 'flag':
      return state.progress.flags.includes(condition.name) !== Boolean(condition.not)
    case 'counter':
      return counterValue(state, condition, context) >= amountOf(t, condition.atLeast)
    case 'carrier-adjacent':
      return carriersOf(state, condition.item).some((who) => isBesideMule(t, who))
    case 'carrier-in':
      return carriersOf(state, condition.item).some(
        ({ at }) => at !== null && isInArea(t, at, zoneCalled(t, condition.zone)),
      )
    case 'carrier-outside':
      return carriersOf(state, condition.item).some(
        ({ at }) => at !== null && t.ground.building[at] !== buildingCalled(t, condition.building),
      )
    case 'cause-is':
      return cause?.stance === condition.stance
    case 'cause-in':
      return typeof cause?.at === 'number' && t.ground.building[cause.at] === buildingCalled(t, condition.building)
    case 'seen-by': {
      const at = cause?.at
      if (typeof at !== 'number') return false
      return candidates(t, context, condition.who).some((thing) =>
        squaresOf(t, thing).some((square) => seesSquare(t, square, at)),
      )
    }
    case 'not-carrying':
      return !cause?.gear.some(({ card, exhausted }) => !exhausted && condition.cards.includes(equipmentCard(card).id))
    case 'token-number':
      return shownNumber(t, context) === numberToken(condition.number)
    case 'captive-on':
      return state.captive !== null && isInArea(t, state.captive.at, zoneCalled(t, condition.zone))
    case 'captive-adjacent': {
      const { captive } = state
      if (!self || isCrew(self) || !captive) return false
      return areNext(t, self.at, captive.at) && !opponents(t).some((who) => standsNext(t, self, who))
    }
    case 'captive-unhurt':
      return state.captive?.wounds === 0
    case 'nobody-heroic-yet':
      return !state.progress.heroic
    case 'house-occupied':
      return isHouseOccupied(t, context)
    case 'one-house-left':
      return isOneHouseLeft(state)
    case 'goon-present':
      return state.goons.some(({ id, alerted }) => id === condition.goon && !alerted)
  }
}

function carriersOf({ crew }: State, item: string): CrewMember[] {
  return crew.filter(({ items }) => items.includes(item))
}

function shownNumber(t: Table, { target }: Context): string | undefined {
  if (target?.kind !== 'token') return undefined
  return t.state.tokens.find(({ id }) => id === target.id)?.face.shown.cards[0]
}

/** The householder is there, and may be the one sought for all that the players know. */
function isHouseOccupied(t: Table, { target }: Context): boolean {
  const person = target && householderBehind(t, target)
  if (!person) return false
  const [shown] = person.face.shown.cards
  return shown === undefined || isHiddenCard(shown) || shown === numberToken(1)
}

function isOneHouseLeft({ tokens }: State): boolean {
  const numbered = tokens.filter(({ kind }) => kind === 'numbered')
  const isKnown = numbered.some(({ face }) => face.shown.cards.includes(numberToken(1)))
  return !isKnown && numbered.filter(({ face }) => face.hidden.cards.length > 0).length === 1
}

/** Whether everything holds; nothing asked always does. */
export function allHold(t: Table, context: Context, conditions: readonly Condition[] = []): boolean {
  return conditions.every((condition) => holds(t, context, condition))
}

export function allMet(t: Table, context: Context, needs: readonly Requirement[] = []): boolean {
  return firstUnmet(t, context, needs) === undefined
}

/** The first of what is needed that is not there. */
export function firstUnmet(t: Table, context: Context, needs: readonly Requirement[] = []): Requirement | undefined {
  return needs.find((need) => !isMet(t, context, need))
}
