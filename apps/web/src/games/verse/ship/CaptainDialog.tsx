import { Suspense, useCallback } from 'react'
import { useSay } from '../../../i18n/language.tsx'
import { useLooking } from '../../../table/context.tsx'
import { useDialog } from '../../../ui/dialog.ts'
import { later } from '../../../ui/later.tsx'
import { useTable } from '../table.tsx'
import './captain.css'

const AboutCaptain = later(async () => (await import('./AboutCaptain.tsx')).AboutCaptain)

/** The captain somebody asked about. */
export function CaptainDialog() {
  const say = useSay()
  const { moment } = useTable()
  const { seat, openSeat } = useLooking()
  const captain = seat === null ? undefined : moment.view.captains[seat]
  const close = useCallback(() => openSeat(null), [openSeat])
  const dialog = useDialog(captain !== undefined, close)
  return (
    <dialog ref={dialog} className="captain-dialog canvas" aria-label={say('ship.captain-dialog')}>
      <Suspense fallback={null}>{captain && <AboutCaptain captain={captain} />}</Suspense>
    </dialog>
  )
}
