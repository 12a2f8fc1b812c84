import type { Decision, Value } from '@keep-flying/kernel'
import { checkValue } from '@keep-flying/kernel'

/** An answer meant for a question that has not been asked yet. */
export interface Step {
  readonly kind: string
  readonly value: Value
  /** What it tells the game of the questions after it. */
  readonly plan?: readonly Value[]
  /** The card the question must be about. */
  readonly card?: string
  /** The rules may not come to ask it: then the next step counts. */
  readonly mayBeSkipped?: true
}

export interface Leg {
  readonly step: Step
  readonly rest: readonly Step[]
}

/**
 * The next answer of what was planned. Null ends the plan: something else is asked, or what was meant is no longer
 * among the options.
 */
export function nextLeg(plan: readonly Step[], decision: Decision | null): Leg | null {
  if (!decision) return null
  for (const [n, step] of plan.entries()) {
    if (fits(step, decision)) return { step, rest: plan.slice(n + 1) }
    if (!step.mayBeSkipped) return null
  }
  return null
}

function fits({ kind, card, value }: Step, decision: Decision): boolean {
  if (kind !== decision.kind || (card !== undefined && card !== decision.card)) return false
  try {
    checkValue(decision, value)
    return true
  } catch {
    return false
  }
}
