import { memo } from 'react'
import { useTable } from '../table.tsx'
import { BuildingNames, Floors, Walls } from './Buildings.tsx'
import { Doors } from './Doors.tsx'
import { Figures } from './Figures.tsx'
import { PatrolGhosts, Patrols } from './Patrols.tsx'
import { Reach } from './Reach.tsx'
import { Route } from './Route.tsx'
import { ShotFlag } from './ShotFlag.tsx'
import { Eyes, Shot, type SightsShown, Watchers } from './Sights.tsx'
import type { SheetProps } from './sheet.ts'
import { Targets } from './Targets.tsx'
import { Tokens } from './Tokens.tsx'
import type { Aim } from './use-aim.ts'
import type { Weighed } from './weighed.ts'

/** What the drawing is called where others show a part of it. */
export const frontId = 'adv-front'

interface MapFrontProps {
  readonly sheet: SheetProps
  readonly weighed: Weighed | null
  readonly aim: Aim | null
  readonly sights: SightsShown
  /** The Goon whose view is shown. */
  readonly eyes: string | null
}

/** All layers of the map that change, from the floors up. */
export const MapFront = memo(function MapFront({ sheet, weighed, aim, sights, eyes }: MapFrontProps) {
  const { t, me } = useTable()
  const { job } = t
  const here = me?.at ?? null
  return (
    <svg id={frontId} className="map-front" {...sheet} aria-hidden="true">
      <Floors job={job} />
      <Patrols />
      <Eyes goon={eyes} />
      <Reach weighed={weighed} />
      <Walls job={job} />
      <Doors />
      <Tokens />
      <Watchers shown={sights} />
      {aim?.isShot && here !== null && <Shot from={here} to={aim.at} />}
      <BuildingNames job={job} />
      <Figures />
      <PatrolGhosts />
      <Targets weighed={weighed} />
      {aim?.isShot && here !== null && <ShotFlag from={here} to={aim.at} chance={aim.chance} />}
      <Route weighed={weighed} chosen={aim?.isShot ? null : (aim?.at ?? null)} />
      <g className="map-effects" />
    </svg>
  )
})
