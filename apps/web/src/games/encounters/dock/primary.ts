import type { Decision } from '@keep-flying/kernel'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import type { Primary } from '../../../dock/planning.ts'
import { useSay } from '../../../i18n/language.tsx'

/** Several cards at a stroke are counted; everything else is said by its option. */
export function usePrimary(decision: Decision): Primary | null {
  const say = useSay()
  const { deed } = useAnswering()
  if (decision.kind !== 'action' || !deed || deed.next.length === 0) return null
  return { label: say('enc.dock.play-n', { n: deed.next.length + 1 }), icon: 'draw-card' }
}
