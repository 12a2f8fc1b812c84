import { Suspense, useCallback, useMemo, useState } from 'react'
import { useCamera } from '../../../board/camera.ts'
import type { Point } from '../../../board/plane.ts'
import { ZoomButtons, zoomStep } from '../../../board/ZoomButtons.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { later } from '../../../ui/later.tsx'
import { useTable } from '../table.tsx'
import { BuildingNames, Floors, Walls } from './Buildings.tsx'
import { Doors } from './Doors.tsx'
import { Figures } from './Figures.tsx'
import { Ground } from './Ground.tsx'
import { Legend } from './Legend.tsx'
import { useLookAt } from './look.ts'
import { MapTouch } from './MapTouch.tsx'
import { PatrolGhosts, Patrols } from './Patrols.tsx'
import { PointedNote } from './PointedNote.tsx'
import { boundsOf, middleOf } from './plane.ts'
import { Reach } from './Reach.tsx'
import { Route } from './Route.tsx'
import { Eyes, Shot, type SightsShown, Watchers } from './Sights.tsx'
import { sheetProps } from './sheet.ts'
import { Targets } from './Targets.tsx'
import { Tokens } from './Tokens.tsx'
import { squareOfThing } from './things.ts'
import { useAim } from './use-aim.ts'
import { useChoosing } from './use-choosing.ts'
import { type MapKeys, useMapKeys } from './use-map-keys.ts'
import { useWeighed } from './weighed.ts'
import './map.css'
import './figures.css'
import './layers.css'

const Motion = later(async () => (await import('../motion/Motion.tsx')).Motion)

/** The Job's map: always there, and what may be done is lit on it. */
export function JobMap() {
  const say = useSay()
  const { t, me } = useTable()
  const { job } = t
  const [columns, rows] = job.map.size
  const bounds = useMemo(() => boundsOf(columns, rows), [columns, rows])
  const here = me?.at ?? null
  const weighed = useWeighed()
  const aim = useAim()
  const points = useMemo(
    (): readonly Point[] => [here ?? [], aim?.at ?? []].flat().map((square) => middleOf(columns, square)),
    [columns, here, aim?.at],
  )
  const camera = useCamera(bounds, points)
  const { reveal, look, scale } = camera
  const choose = useChoosing()
  const [cursor, setCursor] = useState({ at: -1, byKeys: false })
  const at = cursor.at < 0 ? (here ?? 0) : cursor.at
  const moveTo = useCallback(
    (square: number) => {
      setCursor({ at: square, byKeys: true })
      reveal(middleOf(columns, square))
    },
    [columns, reveal],
  )
  useLookAt(useCallback((square: number) => look(middleOf(columns, square)), [columns, look]))
  const [sights, setSights] = useState<SightsShown>('threats')
  const [eyes, setEyes] = useState<string | null>(null)
  const keys = useMemo(
    (): MapKeys => ({
      home: () => here !== null && moveTo(here),
      toggleSights: () => setSights((shown) => (shown === 'all' ? 'threats' : 'all')),
      nextEyes: () =>
        setEyes((goon) => {
          const ids = t.state.goons.map(({ id }) => id)
          return ids[ids.indexOf(goon ?? '') + 1] ?? null
        }),
    }),
    [here, moveTo, t],
  )
  useMapKeys(camera, keys)
  const sheet = useMemo(() => sheetProps(bounds, scale), [bounds, scale])
  const touched = useMemo(() => ({ at, byKeys: cursor.byKeys }), [at, cursor.byKeys])
  const isLit = useCallback(
    (square: number) =>
      weighed !== null &&
      (weighed.squares.includes(square) || weighed.things.some((thing) => squareOfThing(t, thing) === square)),
    [t, weighed],
  )
  return (
    <section className="adv-map" aria-label={say('adv.map')} data-guide="map">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: zooming by a double click has its buttons and keys too. */}
      <div
        ref={camera.frame}
        className="camera-frame"
        onClickCapture={(event) => {
          if (camera.wasDragged()) event.stopPropagation()
        }}
        onDoubleClick={({ target, clientX, clientY, currentTarget }) => {
          if (target instanceof Element && target.closest('button')) return
          const { left, top } = currentTarget.getBoundingClientRect()
          camera.zoomBy(zoomStep, [clientX - left, clientY - top])
        }}
      >
        <div ref={camera.sheet} className="camera-sheet">
          {scale > 0 && (
            <>
              <Ground job={job} scale={scale} />
              <svg className="map-front" {...sheet} aria-hidden="true">
                <Floors job={job} />
                <Patrols />
                <Eyes goon={eyes} />
                <Reach weighed={weighed} />
                <Walls job={job} />
                <Doors />
                <Tokens />
                <Watchers shown={sights} />
                {aim?.isShot && here !== null && <Shot from={here} to={aim.at} chance={aim.chance} />}
                <BuildingNames job={job} />
                <Figures />
                <PatrolGhosts />
                <Targets weighed={weighed} />
                <Route weighed={weighed} chosen={aim?.at ?? null} />
                <g className="map-effects" />
              </svg>
              <MapTouch sheet={sheet} cursor={touched} isLit={isLit} moveTo={moveTo} choose={choose} />
            </>
          )}
        </div>
        <PointedNote />
        <Suspense fallback={null}>
          <Motion />
        </Suspense>
        <Legend />
        <ZoomButtons camera={camera} here={here === null ? null : middleOf(columns, here)} />
      </div>
    </section>
  )
}
