import type { Region } from '@keep-flying/verse'
import { type CSSProperties, memo, useId, useMemo } from 'react'
import type { Bounds } from '../../../board/plane.ts'
import { chance } from './chance.ts'
import { type Geometry, isOuter, regionsOf } from './geometry.ts'
import { sunColours } from './suns.ts'

/** All that never changes and is dear to paint: it has a layer of its own, which is only moved. */

const regions: readonly Region[] = ['alliance', 'border', 'rim']
/** The rings of the chart about the White Sun, in units. */
const rings = [34, 69, 108, 153, 203, 251, 306, 364, 420, 476]
const washes = [34, 27, 21, 15, 10, 6]

interface RegionPaths {
  readonly region: Region
  readonly surface: string
  /** Where another region or nothing lies beyond. */
  readonly edge: string
}

function pathsOf(geometry: Geometry): readonly RegionPaths[] {
  const cells = [...geometry.cells.values()]
  return regions.map((region) => ({
    region,
    surface: cells.flatMap((cell) => (cell.sector.region === region ? [cell.d] : [])).join(''),
    edge: geometry.arcs
      .filter((arc) => {
        const sides = regionsOf(geometry, arc)
        return sides.includes(region) && (sides.length > 1 || isOuter(geometry, arc))
      })
      .map(({ d }) => d)
      .join(''),
  }))
}

export const Ground = memo(function Ground({ geometry, scale }: { geometry: Geometry; scale: number }) {
  const id = useId()
  const paths = useMemo(() => pathsOf(geometry), [geometry])
  const { bounds } = geometry
  return (
    <div className="chart-ground" aria-hidden="true">
      <svg
        viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`}
        width={bounds.width * scale}
        height={bounds.height * scale}
      >
        <defs>
          <Hatches id={id} scale={scale} />
          {paths.map(({ region, surface }) => (
            <clipPath key={region} id={`${id}${region}`}>
              <path d={surface} />
            </clipPath>
          ))}
          <clipPath id={`${id}all`}>
            <path d={paths.map(({ surface }) => surface).join('')} />
          </clipPath>
        </defs>
        <rect {...bounds} className="chart-black" />
        <Dust bounds={bounds} />
        {paths.map(({ region, surface }) => (
          <path key={region} d={surface} className={`chart-fill ${region}`} />
        ))}
        <g clipPath={`url(#${id}all)`} className="chart-rings">
          <Rings geometry={geometry} />
        </g>
        {paths.map(({ region, surface }) => (
          <path key={region} d={surface} fill={`url(#${id}hatch-${region})`} />
        ))}
        {paths.map(({ region, edge }) => (
          <g key={region} clipPath={`url(#${id}${region})`} className={`chart-wash ${region}`}>
            {washes.map((width) => (
              <path key={width} d={edge} strokeWidth={width * 0.95} />
            ))}
          </g>
        ))}
        <Rocks geometry={geometry} />
      </svg>
      <Glows geometry={geometry} scale={scale} />
    </div>
  )
})

/** Regions differ in pattern as well as in colour; patterns keep their size on the screen. */
function Hatches({ id, scale }: { id: string; scale: number }) {
  const small = `scale(${1 / scale})`
  return (
    <>
      <pattern id={`${id}hatch-alliance`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform={small}>
        <path d="M0 3.5H7" className="chart-hatch alliance" />
      </pattern>
      <pattern
        id={`${id}hatch-border`}
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform={`${small} rotate(18)`}
      >
        <circle cx="2" cy="2" r=".95" className="chart-hatch border" />
        <circle cx="6.5" cy="6.5" r=".95" className="chart-hatch border" />
      </pattern>
      <pattern
        id={`${id}hatch-rim`}
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform={`${small} rotate(38)`}
      >
        <path d="M0 0V5.5M4.5 4.5V9" className="chart-hatch rim" />
      </pattern>
    </>
  )
}

/** Distant stars, three sizes of them. */
function Dust({ bounds }: { bounds: Bounds }) {
  const sizes = useMemo(() => {
    const random = chance(5)
    const stars = Array.from({ length: Math.round((bounds.width * bounds.height) / 1000) }, () => {
      const at = `M${Math.round(bounds.x + random() * bounds.width)} ${Math.round(bounds.y + random() * bounds.height)}h0`
      return { at, size: random() ** 3 }
    })
    return [0.15, 0.5, 1].map((upTo, n, all) => ({
      width: 0.9 + n * 0.7,
      d: stars.flatMap(({ at, size }) => (size <= upTo && size > (all[n - 1] ?? -1) ? [at] : [])).join(''),
    }))
  }, [bounds])
  return (
    <g className="chart-dust">
      {sizes.map(({ width, d }) => (
        <path key={width} d={d} strokeWidth={width} />
      ))}
    </g>
  )
}

function Rings({ geometry }: { geometry: Geometry }) {
  const sun = geometry.suns.find(({ name }) => name === 'White Sun')
  if (!sun) return null
  const ray = (degrees: number) => {
    const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    return `M${sun.x + 34 * x} ${sun.y + 34 * y}L${sun.x + 520 * x} ${sun.y + 520 * y}`
  }
  const angles = Array.from({ length: 24 }, (_, n) => 15 * n)
  return (
    <>
      {rings.map((r) => (
        <circle key={r} cx={sun.x} cy={sun.y} r={r} />
      ))}
      <path
        d={angles
          .filter((angle) => angle % 45 !== 0)
          .map(ray)
          .join('')}
        className="chart-ray"
      />
      <path
        d={angles
          .filter((angle) => angle % 45 === 0)
          .map(ray)
          .join('')}
        className="chart-ray major"
      />
    </>
  )
}

/** Not gradients of the drawing: those are painted again, and the ground with them, whenever any style on the page changes. */
function Glows({ geometry, scale }: { geometry: Geometry; scale: number }) {
  const { bounds, suns } = geometry
  return suns.map(({ name, x, y, r }) => {
    const [core, halo] = sunColours(name)
    const reach = r * 5.1
    const place: CSSProperties & Record<`--${string}`, string> = {
      left: (x - reach - bounds.x) * scale,
      top: (y - reach - bounds.y) * scale,
      width: 2 * reach * scale,
      height: 2 * reach * scale,
      '--core': core,
      '--halo': halo,
    }
    return <div key={name} className="chart-glow" style={place} />
  })
}

/** The belts that jobs are done in: stretches that are no planet, strewn about their sun. */
function Rocks({ geometry }: { geometry: Geometry }) {
  const d = useMemo(() => {
    const random = chance(9)
    return [...geometry.cells.values()]
      .flatMap(({ sector }) => {
        const near = sector.places.includes('motherlode')
        const sun = geometry.suns.find(({ name }) => name === sector.system)
        if (!sun || !(near || sector.places.includes('uroboros-belt'))) return []
        const [x, y] = [sector.xy[0] - sun.x, sector.xy[1] * 0.8 - sun.y]
        const [far, turn] = [Math.hypot(x, y) * (near ? 1.75 : 1.14), Math.atan2(y, x)]
        return Array.from({ length: 26 }, () => {
          const angle = turn + (random() - 0.5) * (near ? 2.9 : 0.8)
          const r = far + (random() - 0.5) * 9
          const size = (0.8 + random() * 1.7) / 1.2
          const [left, top] = [sun.x + Math.cos(angle) * r - size, sun.y + Math.sin(angle) * r]
          const step = (value: number) => value.toFixed(2)
          return `M${left.toFixed(1)} ${top.toFixed(1)}l${step(size)} ${step(-size)} ${step(size)} ${step(size * 0.6)} ${step(-size / 2)} ${step(size)}Z`
        })
      })
      .join('')
  }, [geometry])
  return <path d={d} className="chart-rocks" />
}
