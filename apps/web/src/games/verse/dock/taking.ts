import type { Option } from '@keep-flying/kernel'
import type { Captain } from '@keep-flying/verse'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { useTable } from '../table.tsx'
import { useIntent } from './intent.tsx'
import type { Action } from './turn.ts'

/** The one deed of an action that is done as soon as the action is pressed: nothing else to choose, no risk, and undo beside it. */
export function onlyDeed(action: Action, options: readonly Option[], c: Captain): Option | null {
  if (action === 'fly') return null
  // Leave does nothing for a crew that wants none.
  const isUseful = ({ id }: Option) => id !== 'shore-leave' || c.crew.some(({ disgruntled }) => disgruntled)
  const [only, ...others] = options.filter(isUseful)
  return only && others.length === 0 && only.role !== 'risky' ? only : null
}

/** Takes an action of the turn: opens it, or does the one thing there is to do in it. */
export function useTaking(): (action: Action, options: readonly Option[]) => void {
  const { me } = useTable()
  const { take } = useAnswering()
  const { open } = useIntent()
  return (action, options) => {
    const deed = me && onlyDeed(action, options, me)
    if (deed) take([deed.id])
    else open(action)
  }
}
