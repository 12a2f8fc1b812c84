import type { SectorId } from '@keep-flying/verse'
import type { ReactNode } from 'react'
import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { useLooking } from '../../../table/context.tsx'
import { useTable } from '../table.tsx'

/** A place by name: press it to see it on the chart. */
export function SectorLink({ sector, children }: { sector: SectorId; children?: ReactNode }) {
  const say = useSay()
  const { write } = useTable()
  const { pointAt, openTab, openSeat } = useLooking()
  // What is nowhere on the chart, such as a ship of whoever is met, cannot be shown there.
  if (sector === '') return <span>{children}</span>
  const name = call(write, 'sector', sector)
  return (
    <button
      type="button"
      className="sector-link"
      title={say('ship.show-on-chart', { place: name })}
      onClick={() => {
        openSeat(null)
        openTab('board')
        pointAt(sector)
      }}
    >
      {children ?? name}
    </button>
  )
}
