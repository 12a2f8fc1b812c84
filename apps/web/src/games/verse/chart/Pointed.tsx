import { routeOdds } from '@keep-flying/verse/ask'
import { useSay } from '../../../i18n/language.tsx'
import { usePointed } from '../../../table/context.tsx'
import { useSectorNote } from '../dock/SectorSigns.tsx'
import { useTable } from '../table.tsx'
import { useSectorName } from './names.ts'
import type { LitChart } from './use-lit.ts'

/** What a pointer is at, in a line at the chart's edge: the dock speaks of what is chosen. The sector itself tells it to those who hear it. */
export function Pointed({ chart: { lit, looked } }: { chart: LitChart }) {
  const say = useSay()
  const { t, me } = useTable()
  const nameOf = useSectorName()
  const note = useSectorNote()
  const sector = usePointed()
  if (sector === null) return null
  const odds = me && lit.way && looked.length > 0 ? routeOdds(t, me, looked, lit.way) : null
  return (
    <p className="chart-at" aria-hidden="true">
      <strong>{nameOf(sector)}</strong> <span>{note(sector)}</span>
      {odds && <span>{say('chart.pointed', { n: looked.length, chance: Math.round(100 * odds.arrive) })}</span>}
    </p>
  )
}
