import type { Option } from '@keep-flying/kernel'
import type { Action } from './turn.ts'

/** The one deed of an action that is done as soon as the action is pressed: nothing else to choose, no risk, and undo beside it. */
export function onlyDeed(action: Action, options: readonly Option[]): Option | null {
  if (action === 'fly') return null
  const [only, ...others] = options
  return only && others.length === 0 && only.role !== 'risky' ? only : null
}
