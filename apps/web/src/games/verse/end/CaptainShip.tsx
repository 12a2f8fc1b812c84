import { markOf } from '../../../ui/marks.ts'
import { Hull } from '../ship/Hull.tsx'
import { useTable } from '../table.tsx'

/** A captain is remembered by the ship. */
export function CaptainShip({ seat }: { seat: number }) {
  const captain = useTable().moment.view.captains[seat]
  return captain && captain.ship !== '' && <Hull ship={captain.ship} color={markOf(seat).color} />
}
