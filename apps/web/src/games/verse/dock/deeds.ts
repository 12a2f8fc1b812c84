import type { Decision, Option, Value } from '@keep-flying/kernel'
import type { CardId, SectorId } from '@keep-flying/verse'
import { answerOf, type Picked } from '../../../dock/answers.ts'
import type { Step } from '../../../dock/autopilot.ts'
import { cardIn } from '../../../dock/looks.ts'
import type { Deed } from '../../../dock/planning.ts'
import { optionsOf } from '../../../table/context.tsx'

/** Who carries each piece of gear that was handed out by hand; null for gear that stays aboard. */
export type Hands = ReadonlyMap<CardId, CardId | null>

export interface Plan {
  readonly picked: Picked
  /** The sectors to fly through, in order. */
  readonly course: readonly SectorId[]
  /** The captain's gear, in the order in which the rules hand it out. */
  readonly gear: readonly CardId[]
  /** Null where the gear goes as the rules suggest. */
  readonly hands: Hands | null
  /** Bribes to be paid in the test that an option leads to. */
  readonly bribes: number | null
  /** Whether it may make a difference to work that is sure to succeed who goes along. */
  readonly crewMatters: boolean
  /** What is left of a flight that a card has interrupted. */
  readonly onward: readonly Value[]
}

export function deedOf(decision: Decision, plan: Plan): Deed | null {
  if (decision.kind === 'turn') return flightFrom(decision, plan) ?? workFrom(decision, plan)
  if (decision.kind === 'fly.to') return plainly(decision, plan.picked) ?? flownOn(decision, plan.course)
  if (decision.kind === 'work.team') return sentToWork(decision, plan)
  const deed = plainly(decision, plan.picked)
  const bribe: readonly Step[] = plan.bribes === null ? [] : [{ kind: 'test.bribe', value: plan.bribes }]
  return deed && { ...deed, next: [...bribe, ...plan.onward.map(flyingOn)] }
}

function plainly(decision: Decision, picked: Picked): Deed | null {
  const value = answerOf(decision, picked)
  return value === null ? null : { value, next: [] }
}

/** Where a course ends the ship is to stop. */
const stop = 'stop'

const flyingTo = (sector: SectorId): Step => ({ kind: 'fly.to', value: sector })

/** At the end of the range nobody is asked. */
const stopping: Step = { kind: 'fly.to', value: stop, mayBeSkipped: true }

const flyingOn = (value: Value): Step => (value === stop ? stopping : flyingTo(String(value)))

/** The sectors that a plan flies through. */
export function sectorsAhead(plan: readonly Step[]): readonly SectorId[] {
  return plan.flatMap((step) => (step.kind === 'fly.to' && step !== stopping ? [String(step.value)] : []))
}

/** What the game is told with the first sector of a course: the rest of it, and to stop there. */
const toldAhead = (rest: readonly SectorId[]): readonly Value[] => [...rest, stop]

/** How a course is flown: as picked, else at Full Burn where that is open. */
export function wayOf(decision: Decision, picked: Picked): 'burn' | 'mosey' | null {
  const open = (way: string) => optionsOf(decision).some(({ id }) => id === way)
  const [first] = picked
  if (first !== undefined && first !== 'burn' && first !== 'mosey') return null
  if (first === 'mosey') return open('mosey') ? 'mosey' : null
  return open('burn') ? 'burn' : open('mosey') ? 'mosey' : null
}

function flightFrom(decision: Decision, { picked, course }: Plan): Deed | null {
  const way = wayOf(decision, picked)
  return way && flightAlong(way, course)
}

/** To set out in this way and fly along a course to its end; null where it has none. */
export function flightAlong(way: 'burn' | 'mosey', [first, ...rest]: readonly SectorId[]): Deed | null {
  if (first === undefined) return null
  return { value: way, next: [{ ...flyingTo(first), plan: toldAhead(rest) }, ...rest.map(flyingTo), stopping] }
}

function flownOn(decision: Decision, course: readonly SectorId[]): Deed | null {
  const [first, ...rest] = course
  const deed = first === undefined ? null : plainly(decision, [first])
  return deed && { ...deed, plan: toldAhead(rest), next: [...rest.map(flyingTo), stopping] }
}

/** What the game was told about a flight, as far as it can still be flown: sectors, and whether it is at its end. */
export interface ToldCourse {
  readonly course: readonly SectorId[]
  readonly arrived: boolean
}

export function toldCourse(decision: Decision | null, values: readonly Value[]): ToldCourse {
  const [next] = values
  const option = decision?.kind === 'fly.to' ? optionsOf(decision).find(({ id }) => id === next) : undefined
  if (!option) return { course: [], arrived: false }
  if (option.role === 'end') return { course: [], arrived: true }
  return { course: values.flatMap((value) => (value === stop ? [] : [String(value)])), arrived: false }
}

/** Where nothing can go wrong, everybody goes to work, with the gear as suggested. */
function workFrom(decision: Decision, { picked, crewMatters }: Plan): Deed | null {
  const deed = plainly(decision, picked)
  const option = optionsOf(decision).find(({ id }) => id === deed?.value)
  if (!deed || crewMatters || option?.group !== 'work' || option.role === 'risky') return deed
  const goes: Step = { kind: 'work.team', value: 'go', mayBeSkipped: true }
  return { ...deed, next: [goes, { kind: 'gear.carry', value: 'suggested', mayBeSkipped: true }] }
}

/** The option to leave somebody aboard. */
export function leaving(decision: Decision | null, card: CardId): Option | undefined {
  return optionsOf(decision).find((option) => option.group === 'leave' && cardIn(option) === card)
}

function sentToWork(decision: Decision, { picked, gear, hands }: Plan): Deed | null {
  const options = optionsOf(decision)
  const stay = picked.filter((pick) => options.some(({ id, group }) => id === pick && group === 'leave'))
  const [first, ...rest] = [...stay, 'go']
  const way: Step = { kind: 'gear.carry', value: hands ? 'by-hand' : 'suggested', mayBeSkipped: true }
  const bearers = gear.map(
    (card): Step => ({ kind: 'gear.bearer', card, value: hands?.get(card) ?? 'aboard', mayBeSkipped: true }),
  )
  const deed = first === undefined ? null : plainly(decision, [first])
  const team = rest.map((value): Step => ({ kind: 'work.team', value }))
  return deed && { ...deed, next: [...team, way, ...(hands ? bearers : [])] }
}
