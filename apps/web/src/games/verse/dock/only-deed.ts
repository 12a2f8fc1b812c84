import type { Option } from '@keep-flying/kernel'
import type { Captain } from '@keep-flying/verse'
import type { Action } from './turn.ts'

/** The one deed of an action that is done as soon as the action is pressed: nothing else to choose, no risk, and undo beside it. */
export function onlyDeed(action: Action, options: readonly Option[], c: Captain): Option | null {
  if (action === 'fly') return null
  // Leave does nothing for a crew that wants none.
  const isUseful = ({ id }: Option) => id !== 'shore-leave' || c.crew.some(({ disgruntled }) => disgruntled)
  const [only, ...others] = options.filter(isUseful)
  return only && others.length === 0 && only.role !== 'risky' ? only : null
}
