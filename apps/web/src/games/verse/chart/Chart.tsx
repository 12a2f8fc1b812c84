import { Suspense, useMemo } from 'react'
import { CameraFrame } from '../../../board/CameraFrame.tsx'
import { useCamera } from '../../../board/camera.ts'
import type { Point } from '../../../board/plane.ts'
import { ZoomButtons } from '../../../board/ZoomButtons.tsx'
import { later } from '../../../ui/later.tsx'
import { useTable } from '../table.tsx'
import { Front } from './Front.tsx'
import { Ground } from './Ground.tsx'
import { type Geometry, geometryOf, heartOf } from './geometry.ts'
import { Legend } from './Legend.tsx'
import { useBending } from './use-bending.ts'
import { useChoosing } from './use-choosing.ts'
import { useChartKeys } from './use-keys.ts'
import { type LitChart, useLitChart } from './use-lit.ts'
import './chart.css'
import './pieces.css'

const Pointed = later(async () => (await import('./Pointed.tsx')).Pointed)

/** The whole 'Verse: always there, and what may be done is lit on it. */
export function Chart() {
  const { box, me } = useTable()
  const geometry = geometryOf(box)
  const chart = useLitChart()
  const points = usePoints(geometry, chart)
  const camera = useCamera(geometry.bounds, points)
  const choosing = useChoosing(chart)
  const wasBent = useBending(camera.frame, chart)
  useChartKeys(camera, choosing)
  const here = me ? geometry.cells.get(me.sector) : undefined
  return (
    <div className="chart">
      <CameraFrame
        camera={camera}
        // On a lit sector the second click confirms.
        isTaken={(target) => target.closest('.lit') !== null}
        sheet={
          <>
            <Ground geometry={geometry} scale={camera.scale} />
            <Front geometry={geometry} camera={camera} chart={chart} choosing={choosing} wasBent={wasBent} />
          </>
        }
      >
        <Suspense fallback={null}>
          <Pointed chart={chart} />
        </Suspense>
        <ZoomButtons camera={camera} here={here ? heartOf(here) : null} />
      </CameraFrame>
      <Legend />
    </div>
  )
}

/** What a small screen opens on: the planned course, or else what is in reach, or the own ship's surroundings. */
function usePoints(geometry: Geometry, { lit, planned }: LitChart): readonly Point[] {
  const { me, box } = useTable()
  const sector = me?.sector ?? ''
  const reach = useMemo(() => {
    const near = [...lit.routes].filter(([, { path }]) => path.length <= 3).map(([id]) => id)
    return lit.routes.size > 0 ? near : [...lit.options.keys(), ...lit.roamers]
  }, [lit])
  return useMemo(() => {
    const ids = planned.length > 0 ? planned : reach.length > 0 ? reach : (box.neighbours.get(sector) ?? [])
    const around = lit.roamers.length > 0 ? ids : [sector, ...ids]
    return around.flatMap((id) => {
      const cell = geometry.cells.get(id)
      return cell ? [heartOf(cell)] : []
    })
  }, [geometry, box, sector, planned, reach, lit.roamers])
}
