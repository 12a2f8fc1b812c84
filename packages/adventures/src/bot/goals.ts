import type { DoorNumber, SquareNumber } from '../geometry/ground.ts'
import { squaresNext } from '../geometry/next.ts'
import { sees } from '../geometry/sight.ts'
import { numberToken, squaresOf } from '../rules/candidates.ts'
import { isOpen, spotsOf } from '../rules/challenge.ts'
import { counterValue } from '../rules/conditions.ts'
import { shutDoors } from '../rules/squares.ts'
import { amountOf, buildingCalled, doorsOf, isInArea, squaresIn, thingId, zoneCalled } from '../rules/table.ts'
import { isUsedUp } from '../rules/texts.ts'
import type { Table, Thing, Token } from '../state.ts'
import type { Area, ChallengePlace, Condition, Crew, Effect, JobAction, JobRule } from '../vocabulary/index.ts'
import { effectsIn } from './effects-in.ts'

/** What brings the Job on, found in its own rules: whatever leads to the end of the step, and to that of the next. */

/** Something to be done at some squares. */
export interface Task {
  readonly id: string
  readonly squares: readonly SquareNumber[]
  readonly does: Doing
  /** The only ones who can do it. */
  readonly only?: readonly Crew[]
  /** What they carry, and could hand on. */
  readonly item?: string
  /** A door that it opens. */
  readonly opens?: DoorNumber
}

type Doing =
  | { readonly kind: 'challenge'; readonly place: ChallengePlace; readonly spot: Thing }
  | { readonly kind: 'job'; readonly action: JobAction; readonly aim: Thing | null }
  | { readonly kind: 'haul'; readonly what: Thing; readonly at: SquareNumber; readonly zone: Area }
  /** Being there is enough. */
  | { readonly kind: 'be-there' }
  | { readonly kind: 'open'; readonly token: string }
  | { readonly kind: 'unlock'; readonly door: DoorNumber }
  /** A Waiting Goon is to go elsewhere. */
  | { readonly kind: 'clear'; readonly goon: string }

type Wanted = (effect: Effect) => boolean

export interface Goals {
  /** What ends the step that the Job is in. */
  readonly now: readonly Task[]
  /** What will end the next one, as far as it is known. */
  readonly next: readonly Task[]
}

export function goalsOf(t: Table): Goals {
  const { step } = t.state.progress
  const now = exits(t, step)
  const followers = [...new Set(now.steps)].filter((one) => one !== step)
  return { now: unique(now.tasks), next: unique(followers.flatMap((one) => exits(t, one).tasks)) }
}

/** What opens locks from afar. */
export function locksFromAfar(t: Table): Task[] {
  const opensLock: Wanted = (effect) => effect.do === 'open-lock' && effect.which !== 'target'
  return unique(new Search(t, t.state.progress.step, false).waysTo(opensLock))
}

function unique(tasks: readonly Task[]): Task[] {
  return [...new Map(tasks.map((task) => [task.id, task])).values()]
}

/** The ways out of a step, and the steps they lead to. */
function exits(t: Table, step: string): { readonly tasks: Task[]; readonly steps: string[] } {
  const steps: string[] = []
  const leadsOn: Wanted = (effect) => {
    if (effect.do === 'win') return true
    if (effect.do !== 'goto' || effect.step === step) return false
    steps.push(effect.step)
    return true
  }
  return { tasks: new Search(t, step, step !== t.state.progress.step).waysTo(leadsOn), steps }
}

/** Goes back from what is wanted to what can be done for it. */
class Search {
  readonly #t: Table
  readonly #step: string
  /** The step is yet to come: what its Actions need will be there by then. */
  readonly #ahead: boolean
  /** Rules that are being looked into. */
  readonly #open = new Set<JobRule>()

  constructor(t: Table, step: string, ahead: boolean) {
    this.#t = t
    this.#step = step
    this.#ahead = ahead
  }

  waysTo(wanted: Wanted): Task[] {
    const { job } = this.#t
    const here = ({ steps }: { readonly steps?: readonly string[] }) => !steps || steps.includes(this.#step)
    const rules = [...job.rules, ...(job.steps.find(({ id }) => id === this.#step)?.rules ?? [])]
    return [
      ...job.challenges.filter((place) => here(place) && this.#brings(place.success, wanted)).flatMap(this.#atPlace),
      ...job.actions.filter((action) => here(action) && this.#brings(gains(action), wanted)).flatMap(this.#byAction),
      ...rules.filter((rule) => this.#brings(rule.do, wanted)).flatMap(this.#byRule),
    ]
  }

  #brings(effects: readonly Effect[], wanted: Wanted): boolean {
    return effectsIn(this.#t.job, effects).some(wanted)
  }

  #atPlace = (place: ChallengePlace): Task[] => {
    const t = this.#t
    return spotsOf(t, place)
      .filter((spot) => isOpen(t, place, spot, this.#step))
      .map((spot) => ({
        id: `${place.id} ${thingId(spot)}`,
        squares: besideThing(t, spot),
        does: { kind: 'challenge', place, spot },
        ...this.#carriers(place.needs),
      }))
  }

  #carriers(needs: ChallengePlace['needs']): Pick<Task, 'only' | 'item'> {
    for (const one of needs ?? [])
      if (one.need === 'carrying') return { only: carriersOf(this.#t, one.item), item: one.item }
    return {}
  }

  #byAction = (action: JobAction): Task[] => {
    const t = this.#t
    const limit = 'limit' in action ? action.limit : undefined
    const missing = (action.needs ?? []).flatMap((need): Condition[] => {
      if (need.need === 'flag') return [{ is: 'flag', name: need.name }]
      return need.need === 'counter' ? [{ is: 'counter', counter: need.counter, atLeast: need.atLeast }] : []
    })
    const before = missing.filter((one) => !this.#isMet(one))
    if (before.length > 0 && !this.#ahead) return before.flatMap(this.#byCondition)
    if (limit !== 'place' && isUsedUp(t, limit, action.id)) return []
    return this.#aims(action).map((aim) => ({
      id: `${action.id} ${aim ? thingId(aim) : ''}`,
      squares: aim ? besideThing(t, aim) : this.#whereNeeded(action),
      does: { kind: 'job', action, aim },
      ...this.#carriers(action.needs),
    }))
  }

  #aims({ aim }: JobAction): (Thing | null)[] {
    const { state } = this.#t
    if (aim === undefined) return [null]
    if (aim === 'captive') return state.captive ? [{ kind: 'captive' }] : []
    if ('token' in aim) return [{ kind: 'token', id: aim.token }]
    if (aim.kind === 'shut-door')
      return state.doors.flatMap(({ shut }, door): Thing[] => (shut ? [{ kind: 'door', door }] : []))
    if (aim.kind !== 'numbered') return []
    return faceDown(this.#t).map(({ id }): Thing => ({ kind: 'token', id }))
  }

  #whereNeeded({ needs = [] }: JobAction): SquareNumber[] {
    const t = this.#t
    for (const need of needs) {
      if (need.need !== 'adjacent' || need.to === 'target') continue
      if (need.to === 'mule') return besideMule(t)
      return besideThing(t, need.to === 'captive' ? { kind: 'captive' } : { kind: 'token', id: need.to.token })
    }
    return Array.from({ length: t.ground.squares }, (_, square) => square)
  }

  #byRule = (rule: JobRule): Task[] => {
    if (this.#open.has(rule)) return []
    this.#open.add(rule)
    const missing = (rule.if ?? []).filter((condition) => !this.#isMet(condition))
    const tasks = [...missing.flatMap(this.#byCondition), ...this.#byTrigger(rule)]
    this.#open.delete(rule)
    return tasks
  }

  #byTrigger({ when, if: conditions = [] }: JobRule): Task[] {
    const t = this.#t
    switch (when.on) {
      case 'counter-reached':
        return this.waysTo((effect) => effect.do === 'count' && effect.counter === when.counter)
      case 'door-opened': {
        const building = buildingCalled(t, when.building)
        return t.ground.doors.flatMap(({ building: of }, door) => (of === building ? this.#toOpen(door) : []))
      }
      case 'object-placed':
        return cargoTo(t, zoneCalled(t, when.zone))
      case 'building-seen': {
        const wanted = conditions.flatMap((one) => (one.is === 'token-number' ? showing(t, one.number) : []))
        if (wanted.length > 0) return lookouts(t, wanted)
        return [...lookouts(t, faceDown(t)), ...this.waysTo((effect) => effect.do === 'look' && looksAtNumbers(effect))]
      }
      case 'number-seen':
        return this.waysTo((effect) => effect.do === 'look' && looksAtNumbers(effect))
      case 'timer-ends':
        if (t.state.timeline.timers.some(({ name }) => name === when.name)) return []
        return this.waysTo((effect) => effect.do === 'timer' && effect.name === when.name)
      default:
        return []
    }
  }

  #toOpen(door: DoorNumber): Task[] {
    const t = this.#t
    const tasks = this.waysTo((effect) => effect.do === 'open-door' && isDoor(t, effect.which, door))
    return tasks
      .filter(({ does }) => does.kind !== 'job' || does.aim?.kind !== 'door' || does.aim.door === door)
      .map((task) => ({ ...task, opens: door }))
  }

  #isMet(condition: Condition): boolean {
    const { state } = this.#t
    if (condition.is === 'flag') return state.progress.flags.includes(condition.name) !== Boolean(condition.not)
    if (condition.is === 'counter') return counterValue(state, condition, {}) >= amountOf(this.#t, condition.atLeast)
    return false
  }

  #byCondition = (condition: Condition): Task[] => {
    const t = this.#t
    switch (condition.is) {
      case 'flag':
        return this.waysTo((effect) => effect.do === 'set' && effect.flag === condition.name)
      case 'counter':
        return this.waysTo((effect) => effect.do === 'count' && effect.counter === condition.counter)
      case 'carrier-adjacent':
        return carriage(t, condition.item, besideMule(t), 'beside the vehicle')
      case 'carrier-in':
        return carriage(t, condition.item, squaresIn(t, zoneCalled(t, condition.zone)), condition.zone)
      case 'carrier-outside':
        return carriage(t, condition.item, outside(t, condition.building), `outside ${condition.building}`)
      case 'captive-on':
        return captiveTo(t, zoneCalled(t, condition.zone))
      default:
        return []
    }
  }
}

const gains = (action: JobAction) => ('test' in action ? action.success : action.do)

function looksAtNumbers({ which }: Extract<Effect, { do: 'look' }>): boolean {
  return which === 'target' || which.kind === 'numbered'
}

function isDoor({ job }: Table, which: Extract<Effect, { do: 'open-door' }>['which'], door: DoorNumber): boolean {
  return which === 'target' || doorsOf(job)[door]?.id === which.door
}

function faceDown({ state }: Table) {
  return state.tokens.filter(({ kind, face }) => kind === 'numbered' && face.hidden.cards.length > 0)
}

function showing({ state }: Table, number: number): Token[] {
  return state.tokens.filter(({ face }) => face.shown.cards.includes(numberToken(number)))
}

/** From where the Numbered Tokens of buildings are seen. */
function lookouts(t: Table, tokens: readonly Token[]): Task[] {
  const { ground } = t
  return tokens.map(({ id, at }) => {
    const building = ground.building[at]
    const isLookout = (square: SquareNumber) =>
      (ground.building[square] === building ||
        ground.doorsAt[square]?.some((door) => ground.doors[door]?.building === building)) &&
      sees(ground, square, at)
    return { id: `see ${id}`, squares: everySquare(t).filter(isLookout), does: { kind: 'be-there' } }
  })
}

function everySquare({ ground }: Table): SquareNumber[] {
  return Array.from({ length: ground.squares }, (_, square) => square)
}

function cargoTo(t: Table, zone: Area): Task[] {
  return t.state.tokens
    .filter(({ kind }) => kind === 'cargo')
    .map(({ id, at }) => haul(t, { kind: 'token', id }, at, zone))
}

function captiveTo(t: Table, zone: Area): Task[] {
  const { captive } = t.state
  return captive && !isInArea(t, captive.at, zone) ? [haul(t, { kind: 'captive' }, captive.at, zone)] : []
}

function haul(t: Table, what: Thing, at: SquareNumber, zone: Area): Task {
  return { id: `haul ${thingId(what)}`, squares: besideThing(t, what), does: { kind: 'haul', what, at, zone } }
}

function carriersOf({ state }: Table, item: string): Crew[] {
  return state.crew.filter(({ items }) => items.includes(item)).map(({ id }) => id)
}

function carriage(t: Table, item: string, squares: readonly SquareNumber[], where: string): Task[] {
  const only = carriersOf(t, item)
  return only.length === 0 ? [] : [{ id: `carry ${item} ${where}`, squares, does: { kind: 'be-there' }, only, item }]
}

function outside(t: Table, building: string): SquareNumber[] {
  const number = buildingCalled(t, building)
  return everySquare(t).filter((square) => t.ground.building[square] !== number)
}

function besideMule(t: Table): SquareNumber[] {
  return [...new Set(t.ground.mule.flatMap((square) => squaresNext(t.ground, square, shutDoors(t))))]
}

/** The squares from which something next to oneself can be dealt with. */
export function besideThing(t: Table, thing: Thing): SquareNumber[] {
  if (thing.kind === 'door') return [...(t.ground.doors[thing.door]?.reach ?? [])]
  const shut = shutDoors(t)
  return squaresOf(t, thing).flatMap((square) => squaresNext(t.ground, square, shut))
}
