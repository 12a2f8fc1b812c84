import type { Region, SectorId } from '@keep-flying/verse'
import { aboard, burnCost } from '@keep-flying/verse/ask'
import { OddsBar } from '../../../dock/OddsBar.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'
import type { Suggestion } from './flight.ts'
import { sectorName } from './places.ts'
import { reasonsAt, useReasonLine } from './reason-words.ts'
import { useRouteParts } from './route-parts.ts'
import { SectorSigns, useSectorNote } from './SectorSigns.tsx'

interface RouteCardProps {
  readonly path: readonly SectorId[]
  readonly way?: 'burn' | 'mosey'
  /** What the flight is suggested for, if it is. */
  readonly suggestion?: Suggestion | undefined
}

/**
 * The course chosen: where it ends and why, what it costs, how many cards are drawn of which deck, and how it is likely
 * to go. Every line has its place whatever it says, so that nothing below moves when another course is chosen.
 */
export function RouteCard({ path, way = 'burn', suggestion }: RouteCardProps) {
  const say = useSay()
  const { t, me, write } = useTable()
  const note = useSectorNote()
  const why = useReasonLine()
  const { parts, risk } = useRouteParts()(path, way)
  const to = path.at(-1)
  if (!me || to === undefined) return null
  const isUnderWay = (t.state.turn.flight?.flown ?? 0) > 0
  const reasons = suggestion?.proposal.reasons ?? reasonsAt(t, me, to)
  return (
    <div className="dock-routecard" data-place={to}>
      <div className="dock-routecard-head">
        <strong className="dock-destination">{sectorName(write, to)}</strong>
        <span>{note(to)}</span>
        <SectorSigns sector={to} />
      </div>
      <p className="dock-purpose">
        {suggestion && suggestion.left > 0
          ? say('dock.on-the-way', { place: sectorName(write, suggestion.proposal.sector), n: suggestion.left })
          : why(reasons)}
      </p>
      <div className="dock-routecard-figures">
        <span>{say('dock.sectors', { n: path.length })}</span>
        {way === 'burn' ? (
          <>
            {!isUnderWay && (
              <span className="dock-fuel">
                <Icon name="fuel" /> {say('dock.fuel-of', { n: burnCost(t, me), of: aboard(me, 'fuel') })}
              </span>
            )}
            <Draws path={path} />
          </>
        ) : (
          <span>{say('dock.free-of-cards')}</span>
        )}
      </div>
      <OddsBar parts={parts} />
      <p className="dock-why" title={risk ?? undefined}>
        {risk && (
          <>
            <Icon name="info" /> {risk}
          </>
        )}
      </p>
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
