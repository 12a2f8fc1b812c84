import { Suspense, useCallback, useMemo, useState } from 'react'
import { CameraFrame } from '../../../board/CameraFrame.tsx'
import { useCamera } from '../../../board/camera.ts'
import type { Point } from '../../../board/plane.ts'
import { ZoomButtons } from '../../../board/ZoomButtons.tsx'
import { withAllWords } from '../../../i18n/current.ts'
import { useSay } from '../../../i18n/language.tsx'
import { later } from '../../../ui/later.tsx'
import { useMedia } from '../../../ui/media.ts'
import { useTable } from '../table.tsx'
import { Ground } from './Ground.tsx'
import { Legend } from './Legend.tsx'
import { useLookAt } from './look.ts'
import { MapFront } from './MapFront.tsx'
import { MapTouch } from './MapTouch.tsx'
import { Overview } from './Overview.tsx'
import { PointedNote } from './PointedNote.tsx'
import { boundsOf, middleOf, unit } from './plane.ts'
import { squareUnder } from './Squares.tsx'
import { sheetProps } from './sheet.ts'
import { useAim } from './use-aim.ts'
import { useChoosing } from './use-choosing.ts'
import { type MapKeys, useMapKeys } from './use-map-keys.ts'
import { useSights } from './use-sights.ts'
import { useLitSquares, useWeighed } from './weighed.ts'
import './map.css'
import './figures.css'
import './layers.css'

const Motion = later(async () => (await import('../motion/Motion.tsx')).Motion)
const Nudge = later(async () => (await withAllWords(import('./Nudge.tsx'))).Nudge)

/** No square is drawn smaller than this many pixels, unless somebody wants it so. */
const leastSquare = 24

/** What a finger meets safely, in pixels. */
const fingerWide = 44

/** The Job's map: always there, and what may be done is lit on it. */
export function JobMap() {
  const say = useSay()
  const { t, me } = useTable()
  const { job } = t
  const [columns, rows] = job.map.size
  const bounds = useMemo(() => boundsOf(columns, rows), [columns, rows])
  const here = me?.at ?? null
  const weighed = useWeighed()
  const lit = useLitSquares(weighed)
  const aim = useAim()
  // What is proposed is brought into sight; what was touched is in sight, and stays where it is.
  const [before, setBefore] = useState<number | null>(null)
  const target = aim?.isTouched ? before : (aim?.at ?? null)
  if (target !== before) setBefore(target)
  const points = useMemo(
    (): readonly Point[] => [here ?? [], target ?? []].flat().map((square) => middleOf(columns, square)),
    [columns, here, target],
  )
  const camera = useCamera(bounds, points, leastSquare / unit)
  const { reveal, look, scale } = camera
  const [cursor, setCursor] = useState({ at: -1, byKeys: false })
  const at = cursor.at < 0 ? (here ?? 0) : cursor.at
  const moveTo = useCallback(
    (square: number) => {
      setCursor({ at: square, byKeys: true })
      reveal(middleOf(columns, square))
    },
    [columns, reveal],
  )
  const lookAt = useCallback((square: number) => look(middleOf(columns, square)), [columns, look])
  useLookAt(lookAt)
  const { sights, eyes, toggleSights, nextEyes, lookThrough } = useSights()
  const chooseThing = useChoosing()
  // With whom nothing can be done, one may still see what they see.
  const choose = useCallback(
    (square: number, isDoubled = false) => lookThrough(chooseThing(square, isDoubled) ? null : square),
    [chooseThing, lookThrough],
  )
  const keys = useMemo(
    (): MapKeys => ({ home: () => here !== null && moveTo(here), toggleSights, nextEyes }),
    [here, moveTo, toggleSights, nextEyes],
  )
  useMapKeys(camera, keys)
  const sheet = useMemo(() => sheetProps(bounds, scale), [bounds, scale])
  const touched = useMemo(() => ({ at, byKeys: cursor.byKeys }), [at, cursor.byKeys])
  // Where a finger covers a square, arrows choose it.
  const isFine = !useMedia('(pointer: coarse)') || scale * unit >= fingerWide
  return (
    <section className="adv-map" aria-label={say('adv.map')} data-guide="map">
      <CameraFrame
        camera={camera}
        isTaken={(target) => {
          // On what is lit the second click acts; a figure that is not is brought to the middle.
          const square = squareUnder(target)
          if (square === null || lit.has(square)) return square !== null
          const isFigure = [...t.state.crew, ...t.state.goons].some((one) => one.at === square)
          if (isFigure) lookAt(square)
          return isFigure
        }}
        sheet={
          <>
            <Ground job={job} scale={scale} />
            <MapFront sheet={sheet} weighed={weighed} aim={aim} sights={sights} eyes={eyes} />
            <MapTouch sheet={sheet} cursor={touched} lit={lit} moveTo={moveTo} choose={choose} />
          </>
        }
      >
        <PointedNote goals={weighed?.ways ? lit : null} />
        <Suspense fallback={null}>
          <Motion />
          {!isFine && aim?.isSquare && weighed && <Nudge from={aim.at} squares={weighed.squares} choose={choose} />}
        </Suspense>
        <Legend sights={sights} toggleSights={toggleSights} />
        <Overview camera={camera} bounds={bounds} points={points} />
        <ZoomButtons camera={camera} here={here === null ? null : middleOf(columns, here)} />
      </CameraFrame>
    </section>
  )
}
