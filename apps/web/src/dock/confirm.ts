import type { Problem } from '@keep-flying/protocol'
import { useAnswering } from './AnswerProvider.tsx'

/** Answers with what is picked or planned: the second click on the board does what the dock's button does. */
export function useConfirm(): { confirm(): void; ready: boolean; busy: boolean; problem: Problem | null } {
  const { confirm, deed, busy, problem } = useAnswering()
  return { confirm, ready: deed !== null, busy, problem }
}
