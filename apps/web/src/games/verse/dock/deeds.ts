import type { Decision } from '@keep-flying/kernel'
import type { CardId, SectorId } from '@keep-flying/verse'
import { countIn, type Picked } from '../../../dock/answers.ts'
import type { Step } from '../../../dock/autopilot.ts'
import { type Deed, plainDeed } from '../../../dock/planning.ts'

export interface Plan {
  readonly picked: Picked
  /** The sectors to fly through, in order. */
  readonly course: readonly SectorId[]
  /** The captain's gear, in the order in which the rules hand it out. */
  readonly gear: readonly CardId[]
  /** Bribes to be paid in the test that an option leads to. */
  readonly bribes: number | null
}

export function deedOf(decision: Decision, plan: Plan): Deed | null {
  if (decision.kind === 'turn') return flightFrom(decision, plan) ?? plainDeed(decision, plan.picked)
  if (decision.kind === 'fly.to') return plainDeed(decision, plan.picked) ?? flownOn(decision, plan.course)
  if (decision.kind === 'work.team') return sentToWork(decision, plan)
  if (decision.kind === 'consider.draw') return drawn(decision, plan.picked)
  if (decision.kind === 'shop.keep' || decision.kind === 'deal.accept') return kept(decision, plan.picked)
  const deed = plainDeed(decision, plan.picked)
  if (!deed || plan.bribes === null) return deed
  return { ...deed, next: [{ kind: 'test.bribe', value: plan.bribes }] }
}

const flyingTo = (sector: SectorId): Step => ({ kind: 'fly.to', value: sector })

/** How a course is flown: as picked, else at Full Burn where that is open. */
export function wayOf(decision: Decision, picked: Picked): 'burn' | 'mosey' | null {
  const open = (way: string) => decision.form === 'one' && decision.options.some(({ id }) => id === way)
  const [first] = picked
  if (first !== undefined && first !== 'burn' && first !== 'mosey') return null
  if (first === 'mosey') return open('mosey') ? 'mosey' : null
  return open('burn') ? 'burn' : open('mosey') ? 'mosey' : null
}

function flightFrom(decision: Decision, { picked, course }: Plan): Deed | null {
  const way = wayOf(decision, picked)
  return course.length === 0 || !way ? null : { value: way, next: course.map(flyingTo) }
}

function flownOn(decision: Decision, course: readonly SectorId[]): Deed | null {
  const [first, ...rest] = course
  const deed = first === undefined ? null : plainDeed(decision, [first])
  return deed && { ...deed, next: rest.map(flyingTo) }
}

/** Picks of a team: `leave:crew` for those who stay, `carry:gear>crew` where gear is handed out by hand. */
export const leavePick = (card: CardId) => `leave:${card}`
export const carryPick = (gear: CardId, by: CardId | null) => `carry:${gear}>${by ?? 'aboard'}`

export function bearersIn(picked: Picked): ReadonlyMap<CardId, CardId> {
  return new Map(
    picked.flatMap((pick) => {
      const [gear, by] = pick.startsWith('carry:') ? pick.slice('carry:'.length).split('>') : []
      return gear === undefined || by === undefined ? [] : [[gear, by] as const]
    }),
  )
}

function sentToWork(decision: Decision, { picked, gear }: Plan): Deed | null {
  const stay = picked.filter((pick) => pick.startsWith('leave:'))
  const [first, ...rest] = [...stay, 'go']
  const bearers = bearersIn(picked)
  const way: Step = { kind: 'gear.carry', value: bearers.size > 0 ? 'by-hand' : 'suggested', mayBeSkipped: true }
  const hands = gear.map(
    (card): Step => ({ kind: 'gear.bearer', card, value: bearers.get(card) ?? 'aboard', mayBeSkipped: true }),
  )
  const deed = first === undefined ? null : plainDeed(decision, [first])
  const team = rest.map((value): Step => ({ kind: 'work.team', value }))
  return deed && { ...deed, next: [...team, way, ...(bearers.size > 0 ? hands : [])] }
}

function drawn(decision: Decision, picked: Picked): Deed | null {
  if (picked[0] !== 'draw-all') return plainDeed(decision, picked)
  const deed = plainDeed(decision, ['draw'])
  const more = Array.from({ length: countIn(decision) - 1 }, (): Step => ({ kind: 'consider.draw', value: 'draw' }))
  return deed && { ...deed, next: more }
}

/** Several cards are taken one after the other; then the rest goes back. */
function kept(decision: Decision, picked: Picked): Deed | null {
  const [first, ...rest] = picked
  const deed = first === undefined ? null : plainDeed(decision, [first])
  if (!deed || first === 'done' || first?.includes(':')) return deed
  const more = [...rest, ...(picked.length < countIn(decision) ? ['done'] : [])]
  return { ...deed, next: more.map((value): Step => ({ kind: decision.kind, value })) }
}
