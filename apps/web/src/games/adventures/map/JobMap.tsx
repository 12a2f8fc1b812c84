import { useCallback, useMemo, useState } from 'react'
import { useCamera } from '../../../board/camera.ts'
import type { Point } from '../../../board/plane.ts'
import { ZoomButtons, zoomStep } from '../../../board/ZoomButtons.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { useLooking, usePointed } from '../../../table/context.tsx'
import { useTable } from '../table.tsx'
import { BuildingNames, Floors, Walls } from './Buildings.tsx'
import { Cursor } from './Cursor.tsx'
import { Doors } from './Doors.tsx'
import { Figures } from './Figures.tsx'
import { Ground } from './Ground.tsx'
import { boundsOf, middleOf } from './plane.ts'
import { Reach } from './Reach.tsx'
import { Squares, squareUnder } from './Squares.tsx'
import { Tokens } from './Tokens.tsx'
import { useChoosing, useLitSquares } from './use-map-deeds.ts'
import { useSquareWords } from './use-square-words.ts'
import './map.css'
import './figures.css'

/** The Job's map: always there, and what may be done is lit on it. */
export function JobMap() {
  const say = useSay()
  const { t, me } = useTable()
  const { job } = t
  const [columns, rows] = job.map.size
  const bounds = useMemo(() => boundsOf(columns, rows), [columns, rows])
  const here = me?.at ?? null
  const lit = useLitSquares()
  const points = useMemo(
    (): readonly Point[] =>
      [...lit.keys(), ...(here === null ? [] : [here])].map((square) => middleOf(columns, square)),
    [columns, here, lit],
  )
  const camera = useCamera(bounds, points)
  const { reveal, scale } = camera
  const choose = useChoosing(lit)
  const { pointAt } = useLooking()
  const pointed = usePointed()
  const words = useSquareWords()
  const [cursor, setCursor] = useState<number | null>(null)
  const at = cursor ?? here ?? 0
  const moveTo = useCallback(
    (square: number) => {
      setCursor(square)
      reveal(middleOf(columns, square))
    },
    [columns, reveal],
  )
  const point = useCallback((square: number | null) => pointAt(square === null ? null : String(square)), [pointAt])
  const { name, holds } = words(at)
  const sheet = {
    viewBox: `${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`,
    width: bounds.width * scale,
    height: bounds.height * scale,
  }
  return (
    <section className="adv-map" aria-label={say('adv.map')}>
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
                <Reach columns={columns} lit={lit} />
                <Walls job={job} />
                <Doors />
                <Tokens />
                <BuildingNames job={job} />
                <Figures />
              </svg>
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: the cursor in it has the keys. */}
              <svg
                className="map-touch"
                {...sheet}
                role="application"
                aria-label={say('adv.map')}
                onClick={({ target }) => {
                  const square = squareUnder(target)
                  if (square !== null) choose(square)
                }}
                onPointerOver={({ target, pointerType }) => {
                  if (pointerType === 'mouse') point(squareUnder(target))
                }}
                onPointerLeave={() => point(null)}
              >
                <Squares columns={columns} rows={rows} />
                <Cursor
                  columns={columns}
                  rows={rows}
                  at={at}
                  name={`${name}, ${holds}`}
                  isLit={lit.has(at)}
                  moveTo={moveTo}
                  choose={choose}
                />
              </svg>
            </>
          )}
        </div>
        {pointed !== null && (
          <p className="map-at" aria-hidden="true">
            <strong>{words(Number(pointed)).name}</strong> {words(Number(pointed)).holds}
          </p>
        )}
        <ZoomButtons camera={camera} here={here === null ? null : middleOf(columns, here)} />
      </div>
    </section>
  )
}
