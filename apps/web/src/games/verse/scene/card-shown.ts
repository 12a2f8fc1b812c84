import type { CardId } from '@keep-flying/verse'
import { facedIn } from '@keep-flying/verse/ask'
import { faceOf } from '../cards/face.ts'
import { useTable } from '../table.tsx'

/** The card that is asked about, or that led to the question. */
export function useCardShown(): CardId | null {
  const { decision, box } = useTable()
  const id = decision && (facedIn(decision) ?? decision.because?.card ?? null)
  return id !== null && faceOf(id, box) ? id : null
}
