import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'
import { SectorLink } from './SectorLink.tsx'

/** Where a captain is. */
export function CaptainPlace({ seat }: { seat: number }) {
  const sector = useTable().moment.view.captains[seat]?.sector ?? ''
  if (sector === '') return null
  return (
    <span className="captain-place">
      <Icon name="planet" /> <SectorLink sector={sector} />
    </span>
  )
}
