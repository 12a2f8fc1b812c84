import type { Region, SectorId } from '@keep-flying/verse'
import { memo, useMemo } from 'react'
import { type Geometry, isOuter, regionsOf } from './geometry.ts'
import { type SystemName, sunRadius } from './labels.ts'
import { Sign } from './Sign.tsx'
import { sunColours } from './suns.ts'

/** The borders: faint inside a region, brass between two. Many lines of one look are one path. */
export const Borders = memo(function Borders({ geometry }: { geometry: Geometry }) {
  const { inner, frontier, outer } = useMemo(() => {
    const within: Record<Region, string[]> = { alliance: [], border: [], rim: [] }
    const [between, edge]: [string[], string[]] = [[], []]
    for (const arc of geometry.arcs) {
      const [region, other] = regionsOf(geometry, arc)
      if (isOuter(geometry, arc)) edge.push(arc.d)
      else if (other) between.push(arc.d)
      else if (region) within[region].push(arc.d)
    }
    return { inner: Object.entries(within), frontier: between.join(''), outer: edge.join('') }
  }, [geometry])
  return (
    <g className="chart-lines">
      {inner.map(([region, lines]) => (
        <path key={region} d={lines.join('')} className={`inner ${region}`} />
      ))}
      <path d={outer} className="outer" />
      <path d={frontier} className="frontier-bed" />
      <path d={frontier} className="frontier" />
    </g>
  )
})

export const Suns = memo(function Suns({ geometry, scale }: { geometry: Geometry; scale: number }) {
  return geometry.suns.map((sun) => {
    const r = sunRadius(sun, scale)
    const [core, halo] = sunColours(sun.name)
    const rays = Array.from({ length: 16 }, (_, n) => {
      const [x, y] = [Math.cos((n * Math.PI) / 8) * r, Math.sin((n * Math.PI) / 8) * r]
      const long = n % 2 === 1 ? 1.45 : 1.9
      return `M${(1.15 * x).toFixed(1)} ${(1.15 * y).toFixed(1)}L${(long * x).toFixed(1)} ${(long * y).toFixed(1)}`
    })
    return (
      <g key={sun.name} transform={`translate(${sun.x} ${sun.y}) scale(${1 / scale})`} className="chart-sun">
        <path d={rays.join('')} stroke={halo} />
        <circle r={r} fill={halo} />
        <circle r={r * 0.66} fill={core} />
        <circle r={r} className="chart-sun-line" />
      </g>
    )
  })
})

/** Spaced letters on an arc about the sun, read from the left whichever side they are on. */
export const SystemNames = memo(function SystemNames({
  names,
  scale,
  id,
}: {
  names: readonly SystemName[]
  scale: number
  id: string
}) {
  return names.map(({ sun, radius, angle }) => {
    const below = angle < 180
    const r = radius * scale + (below ? 4 : -4)
    const [middle, half] = [(angle * Math.PI) / 180, Math.min(3, 90 / r + 0.3)]
    const at = (turn: number) => `${(Math.cos(turn) * r).toFixed(1)} ${(Math.sin(turn) * r).toFixed(1)}`
    const [from, to] = below ? [middle + half, middle - half] : [middle - half, middle + half]
    const path = `${id}${sun.name.replaceAll(' ', '-')}`
    return (
      <g key={sun.name} transform={`translate(${sun.x} ${sun.y}) scale(${1 / scale})`}>
        <path
          id={path}
          d={`M${at(from)}A${r} ${r} 0 ${half > Math.PI / 2 ? 1 : 0} ${below ? 0 : 1} ${at(to)}`}
          fill="none"
        />
        <text className="chart-system">
          <textPath href={`#${path}`} startOffset="50%" textAnchor="middle">
            {sun.name.toUpperCase()}
          </textPath>
        </text>
      </g>
    )
  })
})

/** Where the Reavers come from, stamped into the chart. */
export const ReaverSpace = memo(function ReaverSpace({
  geometry,
  sectors,
  scale,
}: {
  geometry: Geometry
  sectors: readonly SectorId[]
  scale: number
}) {
  return sectors.map((sector) => {
    const cell = geometry.cells.get(sector)
    return cell ? (
      <g key={sector} className="chart-skull" transform={`translate(${cell.middle.join(' ')}) scale(${1 / scale})`}>
        <Sign name="alert-reaver" size={20 * scale} />
      </g>
    ) : null
  })
})

/** The frame with its ticks, and the compass where the chart leaves a corner free. */
export const Neatline = memo(function Neatline({ geometry }: { geometry: Geometry }) {
  const { x, y, width, height } = geometry.bounds
  const ticks: string[] = []
  for (let n = 16; n < width; n += 16)
    ticks.push(`M${x + n} ${y + 1}v${n % 80 === 0 ? 6 : 3}M${x + n} ${y + height - 1}v${n % 80 === 0 ? -6 : -3}`)
  for (let n = 16; n < height; n += 16)
    ticks.push(`M${x + 1} ${y + n}h${n % 80 === 0 ? 6 : 3}M${x + width - 1} ${y + n}h${n % 80 === 0 ? -6 : -3}`)
  return (
    <g className="chart-neat">
      <rect x={x + 1} y={y + 1} width={width - 2} height={height - 2} />
      <rect x={x + 4} y={y + 4} width={width - 8} height={height - 8} className="inner" />
      <path d={ticks.join('')} />
      <g className="chart-rose" transform={`translate(${x + width - 26} ${y + 42})`}>
        <circle r="14.4" />
        <circle r="12.8" />
        <path d={rose(1)} className="light" />
        <path d={rose(-1)} className="dark" />
      </g>
    </g>
  )
})

/** One half of each of the eight points of a compass. */
function rose(side: 1 | -1): string {
  return Array.from({ length: 8 }, (_, n) => {
    const angle = (n * Math.PI) / 4
    const long = n % 2 === 1 ? 11.6 : 20
    const at = (turn: number, r: number) => `${(Math.sin(turn) * r).toFixed(1)} ${(-Math.cos(turn) * r).toFixed(1)}`
    return `M0 0L${at(angle - side * 0.2, 6)}L${at(angle, long)}Z`
  }).join('')
}
