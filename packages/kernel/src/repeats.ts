import type { Decision, Value } from './decision.ts'

/** A question that comes up again and again, and that a host may answer for a seat that wishes so. */
export interface Repeating {
  /** The answers that may be given for good: ids of options, `yes` or `no`, or {@link suggested}. */
  readonly answers: readonly string[]
  /** Whether this question is of the sort that repeats, where not all of its kind are. */
  isMeant?(decision: Decision): boolean
}

/** The questions that repeat, by their kind. */
export type Repeats = Readonly<Record<string, Repeating>>

/** Stands for what most people would choose when the question is asked. */
export const suggested = 'suggested'

/** Whether a seat may have questions of this kind answered so. */
export function mayRepeat(repeats: Repeats, kind: string, answer: string): boolean {
  return Object.hasOwn(repeats, kind) && repeats[kind]?.answers.includes(answer) === true
}

/**
 * What a seat answers that has questions of this kind always answered so; null where it must be asked. An answer that
 * counts for others as well is never given for good.
 */
export function habitualAnswer(repeats: Repeats, decision: Decision, answer: string): Value | null {
  const { kind, standing, sharedBy } = decision
  if (!mayRepeat(repeats, kind, answer) || standing || sharedBy) return null
  if (!(repeats[kind]?.isMeant?.(decision) ?? true)) return null
  switch (decision.form) {
    case 'one':
      if (decision.options.some(({ id }) => id === answer)) return answer
      return answer === suggested ? (decision.options.find(({ usual }) => usual)?.id ?? null) : null
    case 'confirm':
      return answer === 'yes' ? true : answer === 'no' ? false : null
    case 'amount':
      return answer === suggested ? (decision.usual ?? null) : null
    case 'some':
    case 'order':
      return null
  }
}
