import { type PointerEvent, useEffect, useRef } from 'react'
import type { Camera } from '../../../board/camera.ts'
import type { Bounds, Point } from '../../../board/plane.ts'
import { useSay } from '../../../i18n/language.tsx'
import { crewMark } from '../crew-marks.ts'
import { useTable } from '../table.tsx'
import { squareIn, unit } from './plane.ts'
import { SmallCrew, SmallGoon, SmallMap } from './SmallMap.tsx'
import './overview.css'

interface OverviewProps {
  readonly camera: Camera
  readonly bounds: Bounds
  /** What it must not lie over. */
  readonly points: readonly Point[]
}

/** The whole map in a corner, with the part that is in view, unless that is nearly all of it. A touch looks there. */
export function Overview({ camera, bounds, points }: OverviewProps) {
  const say = useSay()
  const { t, moment } = useTable()
  const { columns, rows } = t.ground
  const box = useRef<HTMLButtonElement>(null)
  const view = useRef<SVGRectElement>(null)
  const { watch, look } = camera
  useEffect(
    () =>
      watch((seen) => {
        if (box.current) {
          box.current.hidden = isNearlyAll(seen, bounds)
          box.current.toggleAttribute(
            'data-aside',
            points.some((point) => isInCorner(point, seen)),
          )
        }
        const shown = cut(seen, columns, rows)
        for (const side of ['x', 'y', 'width', 'height'] as const)
          view.current?.setAttribute(side, shown[side].toFixed(2))
      }),
    [watch, bounds, points, columns, rows],
  )
  const lookThere = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const at: Point = [(clientX - left) / width, (clientY - top) / height]
    look([at[0] * columns * unit, at[1] * rows * unit])
  }
  const { crew, goons } = t.state
  return (
    <button
      ref={box}
      type="button"
      className="map-overview"
      style={{ aspectRatio: columns / rows }}
      aria-label={say('adv.overview')}
      title={say('adv.overview')}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        lookThere(event)
      }}
      onPointerMove={(event) => {
        if (event.buttons > 0) lookThere(event)
      }}
      onClick={({ detail }) => {
        // By a key, which points nowhere.
        if (detail === 0) camera.fit()
      }}
    >
      <SmallMap job={t.job}>
        {goons.map(({ id, at, alerted }) => (
          <SmallGoon key={id} at={squareIn(columns, at)} isAlerted={alerted} />
        ))}
        {crew.flatMap(({ id, at }) =>
          at === null
            ? []
            : [<SmallCrew key={id} at={squareIn(columns, at)} color={crewMark(moment.view, id).color} />],
        )}
        <rect ref={view} className="overview-view" />
      </SmallMap>
    </button>
  )
}

const nearlyAll = 0.8

function isNearlyAll(seen: Bounds, all: Bounds): boolean {
  return seen.width >= nearlyAll * all.width && seen.height >= nearlyAll * all.height
}

/** How much of a small window it takes up, from its upper right corner. */
const corner = { width: 0.34, height: 0.5 }

function isInCorner([x, y]: Point, seen: Bounds): boolean {
  return x > seen.x + seen.width * (1 - corner.width) && y < seen.y + seen.height * corner.height
}

/** What is in view, in squares, as far as the map goes. */
function cut({ x, y, width, height }: Bounds, columns: number, rows: number): Bounds {
  const within = (at: number, most: number) => Math.max(0, Math.min(most, at / unit))
  const [left, top] = [within(x, columns), within(y, rows)]
  return { x: left, y: top, width: within(x + width, columns) - left, height: within(y + height, rows) - top }
}
