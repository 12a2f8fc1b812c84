import type { Decision } from '@keep-flying/kernel'
import { optionsOf } from '../table/context.tsx'
import { nextLeg } from './autopilot.ts'
import type { Deed } from './planning.ts'

/** An answer that came too late: its question was asked anew before it arrived, because somebody else had acted. */
export interface Late {
  readonly kind: string
  /** The number that is no longer asked. */
  readonly decision: number
  readonly deed: Deed
  readonly by: 'habit' | 'plan' | undefined
}

/**
 * The question as it is asked now, if the answer is still one to it. Whatever would end the matter is left to the player:
 * what has just been offered may change their mind.
 */
export function askedAnew({ kind, deed: { value } }: Late, decisions: readonly Decision[]): Decision | null {
  const anew = decisions.find((decision) => nextLeg([{ kind, value }], decision)) ?? null
  return optionsOf(anew).some(({ id, role }) => role === 'end' && id === value) ? null : anew
}
