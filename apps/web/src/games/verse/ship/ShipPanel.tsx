import type { Captain } from '@keep-flying/verse'
import { Suspense } from 'react'
import { useSay } from '../../../i18n/language.tsx'
import { later } from '../../../ui/later.tsx'
import { useTable } from '../table.tsx'
import './ship.css'

/** No game begins with a ship. */
const ShipParts = later(async () => (await import('./ShipParts.tsx')).ShipParts)

/** The viewer's own ship; a spectator sees that of the captain whose turn it is. */
export function ShipPanel() {
  const { me, moment } = useTable()
  const captain = me ?? moment.view.captains[moment.view.active]
  return captain ? <ShipOf captain={captain} /> : null
}

export function ShipOf({ captain }: { captain: Captain }) {
  const say = useSay()
  if (captain.ship === '')
    return (
      <div className="ship ship-none">
        <p>{say('ship.none-yet')}</p>
      </div>
    )
  return (
    <div className="ship">
      <Suspense fallback={null}>
        <ShipParts captain={captain} />
      </Suspense>
    </div>
  )
}
