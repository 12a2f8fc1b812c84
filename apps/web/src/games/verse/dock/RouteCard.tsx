import type { Region, SectorId } from '@keep-flying/verse'
import { aboard, burnCost } from '@keep-flying/verse/ask'
import { OddsBar } from '../../../dock/OddsBar.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'
import type { Towards } from './flight.ts'
import { sectorName } from './places.ts'
import { useRouteParts } from './route-parts.ts'
import { SectorSigns, useSectorNote } from './SectorSigns.tsx'

/** A route: where it ends, what it costs, how many cards are drawn of which deck, and how it is likely to go. */
export function RouteCard({ path, towards = null }: { path: readonly SectorId[]; towards?: Towards | null }) {
  const say = useSay()
  const { t, me, write } = useTable()
  const note = useSectorNote()
  const { parts, risk } = useRouteParts()(path)
  const to = path.at(-1)
  if (!me || to === undefined) return null
  return (
    <div className="dock-routecard">
      <div className="dock-routecard-head">
        <strong className="dock-destination">{sectorName(write, to)}</strong>
        <span>{note(to)}</span>
        <SectorSigns sector={to} />
      </div>
      {towards && (
        <p className="dock-on-the-way">
          {say('dock.on-the-way', { place: sectorName(write, towards.sector), n: towards.left })}
        </p>
      )}
      <div className="dock-routecard-figures">
        <span>{say('dock.sectors', { n: path.length })}</span>
        <span className="dock-fuel">
          <Icon name="fuel" /> {say('dock.fuel-of', { n: burnCost(t, me), of: aboard(me, 'fuel') })}
        </span>
        <Draws path={path} />
      </div>
      <OddsBar parts={parts} />
      {risk && (
        <p className="dock-why">
          <Icon name="info" /> {risk}
        </p>
      )}
    </div>
  )
}

/** How many cards of each region's deck. */
function Draws({ path }: { path: readonly SectorId[] }) {
  const say = useSay()
  const { box } = useTable()
  const counts = new Map<Region, number>()
  for (const sector of path) {
    const region = box.sectors.get(sector)?.region
    if (region) counts.set(region, (counts.get(region) ?? 0) + 1)
  }
  return (
    <span className="dock-draws">
      {[...counts].map(([region, n]) => (
        <i key={region} className={`dock-bead dock-${region}`} title={say(`dock.draws.${region}`, { n })}>
          {n}
        </i>
      ))}
      {say('dock.draws', { n: path.length })}
    </span>
  )
}
