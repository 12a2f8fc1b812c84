import type { Captain } from '@keep-flying/verse'
import { useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'
import { CrewRow } from './CrewRow.tsx'
import { Fittings } from './Fittings.tsx'
import { ShipPlate } from './ShipPlate.tsx'
import { Stores } from './Stores.tsx'
import './ship.css'

/** The viewer's own ship; a spectator sees that of the captain whose turn it is. */
export function ShipPanel() {
  const { me, moment } = useTable()
  const captain = me ?? moment.view.captains[moment.view.active]
  return captain ? <ShipOf captain={captain} /> : null
}

/** A ship in its parts: plate, hold, crew and what is built in. */
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
      <ShipPlate captain={captain} />
      <Stores captain={captain} />
      <div className="ship-crew" data-guide="crew">
        <CrewRow captain={captain} />
        <Fittings captain={captain} />
      </div>
    </div>
  )
}
