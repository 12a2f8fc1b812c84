import type { CardId } from '@keep-flying/verse'
import { facedIn } from '@keep-flying/verse/ask'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { faceOf } from '../cards/face.ts'
import { useOptionTested } from '../dock/test-at-hand.ts'
import { useTable } from '../table.tsx'

/** The card that was turned up, or the one that is asked about. */
export function useCardShown(): CardId | null {
  const { decision, box } = useTable()
  const { news } = useAnswering()
  const tested = useOptionTested(null)
  const asked = decision && (facedIn(decision) ?? decision.because?.card ?? null)
  const id = news ? (news.card ?? tested?.of ?? null) : asked
  return id !== null && faceOf(id, box) ? id : null
}
