import type { Option } from '@keep-flying/kernel'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { useIntent } from './intent.tsx'
import { onlyDeed } from './only-deed.ts'
import type { Action } from './turn.ts'

/** Takes an action of the turn: opens it, or does the one thing there is to do in it. */
export function useTaking(): (action: Action, options: readonly Option[]) => void {
  const { take } = useAnswering()
  const { open } = useIntent()
  return (action, options) => {
    const deed = onlyDeed(action, options)
    if (deed) take([deed.id])
    else open(action)
  }
}
