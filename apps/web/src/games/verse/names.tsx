import { CardLink } from '../../cards/CardLink.tsx'
import type { GameClient } from '../../game/client.ts'
import { useLooking } from '../../table/context.tsx'
import { useTable } from './table.tsx'

/** Contacts are explained by their cards; a sector is shown on the chart. */
export const names: GameClient['names'] = {
  contact: ({ id }) => <CardLink id={id} />,
  sector: SectorName,
}

function SectorName({ id, called }: { id: string; called: string }) {
  const { box } = useTable()
  const { pointAt, openTab } = useLooking()
  if (!box.sectors.has(id)) return called
  return (
    <button
      type="button"
      className="log-link"
      onClick={() => {
        pointAt(id)
        openTab('board')
      }}
    >
      {called}
    </button>
  )
}
