import type { Captain } from '@keep-flying/verse'
import { CrewRow } from './CrewRow.tsx'
import { Fittings } from './Fittings.tsx'
import { ShipPlate } from './ShipPlate.tsx'
import { Stores } from './Stores.tsx'
import './ship-parts.css'

/** A ship in its parts: plate, hold, crew and what is built in. */
export function ShipParts({ captain }: { captain: Captain }) {
  return (
    <>
      <ShipPlate captain={captain} />
      <Stores captain={captain} />
      <div className="ship-crew" data-guide="crew">
        <CrewRow captain={captain} />
        <Fittings captain={captain} />
      </div>
    </>
  )
}
