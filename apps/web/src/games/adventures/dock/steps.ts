import type { CrewMember, Thing } from '@keep-flying/adventures'
import { answerToHelp, answerToRoll, answerToStop } from '@keep-flying/adventures/ask'
import type { Decision } from '@keep-flying/kernel'
import type { Picked } from '../../../dock/answers.ts'
import type { Step } from '../../../dock/autopilot.ts'
import { cardIn, placeIn } from '../../../dock/looks.ts'
import { type Deed, plainDeed } from '../../../dock/planning.ts'
import { optionsOf } from '../../../table/context.tsx'
import type { Weighed } from './weighed.ts'

/** How a deed is meant to be done: what it is aimed at, what helps, and the number of dice; null leaves it open. */
export interface Manner {
  readonly aim: Thing | null
  /** Helps that are declared before the roll, each as often as it is used. */
  readonly helps: readonly string[]
  readonly dice: number | null
  /** How long somebody waits; null for everything else. */
  readonly wait: number | null
}

/** The answers that carry a deed out as it is meant: what is left open will be asked. */
export function deedOf(
  decision: Decision,
  { answers, aimed }: Weighed,
  { aim, helps, dice, wait }: Manner,
): Deed | null {
  const [value, ...others] = answers
  if (value === undefined) return null
  const steps = [
    ...others.map((one) => ({ kind: decision.kind, value: one })),
    ...(aim ? aimed(aim) : []),
    ...helps.map(answerToHelp),
    ...(dice === null ? [] : [answerToRoll(dice)]),
    ...(wait === null ? [] : [{ kind: 'turn.wait', value: wait }]),
  ]
  // A question with one possible answer is not asked.
  return { value, next: steps.map((step): Step => ({ ...step, mayBeSkipped: true })) }
}

/** Declares helps, then rolls as picked. */
export function rollOf(decision: Decision, picked: Picked, helps: readonly string[]): Deed | null {
  const rolls = plainDeed(decision, picked)
  const [first, ...others] = helps
  if (!rolls || first === undefined || typeof rolls.value !== 'string') return rolls
  const next = [...others, rolls.value].map((value): Step => ({ kind: decision.kind, value, mayBeSkipped: true }))
  return { value: first, next }
}

/** Goes to a square and stays there, unless there is something to haul. */
export function goOf(decision: Decision, picked: Picked, goesOnFrom: (square: number) => boolean): Deed | null {
  const deed = plainDeed(decision, picked)
  const option = optionsOf(decision).find(({ id }) => id === deed?.value)
  const place = option ? placeIn(option) : null
  if (!deed || place === null || goesOnFrom(Number(place))) return deed
  return { ...deed, next: [{ ...answerToStop, mayBeSkipped: true }] }
}

/** Buys a card for somebody at once; everything else at the counter is asked about. */
export function purchaseOf(
  decision: Decision,
  picked: Picked,
  takerOf: (card: string) => CrewMember | null,
): Deed | null {
  const deed = plainDeed(decision, picked)
  const option = optionsOf(decision).find(({ id }) => id === deed?.value)
  const card = option?.group === 'buy' ? cardIn(option) : null
  const taker = card === null ? null : takerOf(card)
  if (!deed || !taker) return deed
  return { ...deed, next: [{ kind: 'market.for', value: taker.id, mayBeSkipped: true }] }
}
