import { Suspense, useCallback } from 'react'
import { useSay } from '../i18n/language.tsx'
import { useDialog } from '../ui/dialog.ts'
import { later } from '../ui/later.tsx'
import { useLooking } from './context.tsx'
import './seat-dialog.css'

const AboutSeat = later(async () => (await import('./AboutSeat.tsx')).AboutSeat)

/** Opens over the table when somebody's mark is pressed. */
export function SeatDialog() {
  const say = useSay()
  const { seat, openSeat } = useLooking()
  const close = useCallback(() => openSeat(null), [openSeat])
  const dialog = useDialog(seat !== null, close)
  return (
    <dialog ref={dialog} className="seat-dialog canvas" aria-label={say('table.seat')}>
      <Suspense fallback={null}>{seat !== null && <AboutSeat seat={seat} />}</Suspense>
    </dialog>
  )
}
