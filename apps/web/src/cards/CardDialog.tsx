import { Suspense, useCallback } from 'react'
import { useSay } from '../i18n/language.tsx'
import { useLooking } from '../table/context.tsx'
import { useDialog } from '../ui/dialog.ts'
import { later } from '../ui/later.tsx'
import './dialog.css'

const ExplainedCard = later(async () => (await import('./ExplainedCard.tsx')).ExplainedCard)

/** The card somebody asked about. */
export function CardDialog() {
  const say = useSay()
  const { card, openCard } = useLooking()
  const close = useCallback(() => openCard(null), [openCard])
  const dialog = useDialog(card !== null, close)
  return (
    <dialog ref={dialog} className="card-dialog" aria-label={say('table.card.dialog')}>
      <Suspense fallback={null}>{card !== null && <ExplainedCard key={card} card={card} onClose={close} />}</Suspense>
    </dialog>
  )
}
