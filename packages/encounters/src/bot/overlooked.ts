import { below, openStream } from '@keep-flying/kernel'
import type { Position } from './position.ts'

/** Whether something escapes the eye of whoever is asked. What does, does so for the whole turn: nobody sees it at a second glance. */
export function isOverlooked({ t, me, decision }: Position, id: string): boolean {
  const { overlooks } = t.weights
  if (overlooks === 0) return false
  const { turns } = t.state
  return below(openStream(`sfc32:overlooked ${turns} ${me.seat} ${decision.kind} ${id}`), 100) < overlooks * 100
}
