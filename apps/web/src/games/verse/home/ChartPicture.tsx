import type { Box, Region } from '@keep-flying/verse'
import { type ReactNode, useId } from 'react'
import type { Bounds } from '../../../board/plane.ts'
import {
  type Arc,
  type Cell,
  type Geometry,
  geometryOf,
  heartOf,
  isOuter,
  regionsOf,
  type Sun,
} from '../chart/geometry.ts'
import '../style/tokens.css'
import './chart-picture.css'

const regions: readonly Region[] = ['alliance', 'border', 'rim']

/** Widths of the strokes that make the hand-coloured rim of a region. */
const washes = [34, 27, 21, 15, 10, 6]

interface PictureProps {
  readonly box: Box
  /** The part of the chart to show; the whole of it unless told. */
  readonly view?: Bounds
  /** How large a planet is, in units of the chart. */
  readonly planet: number
  /** What stands on the chart, drawn over it in its units. */
  readonly children?: ReactNode
  readonly className?: string
}

/** The chart as a picture: nothing on it can be pressed. */
export function ChartPicture({ box, view, planet, children, className = '' }: PictureProps) {
  const id = useId()
  const geometry = geometryOf(box)
  const { x, y, width, height } = view ?? geometry.bounds
  return (
    <svg
      className={`chart-picture ${className}`}
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Patterns id={id} />
      {regions.map((region) => (
        <RegionShape key={region} id={id} region={region} geometry={geometry} />
      ))}
      <Borders geometry={geometry} />
      {geometry.suns.map((sun) => (
        <SunSign key={sun.name} sun={sun} glow={`url(#${id}-glow)`} />
      ))}
      {[...geometry.cells.values()]
        .filter(({ sector }) => sector.places.some((place) => box.places.get(place)?.planet))
        .map((cell) => (
          <Planet key={cell.id} cell={cell} size={planet} />
        ))}
      {children}
    </svg>
  )
}

function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <radialGradient id={`${id}-glow`}>
        <stop offset="0" stopColor="var(--star-2)" stopOpacity={0.9} />
        <stop offset="0.3" stopColor="var(--star-2)" stopOpacity={0.35} />
        <stop offset="1" stopColor="var(--star-2)" stopOpacity={0} />
      </radialGradient>
      <pattern id={`${id}-alliance`} width={3} height={3} patternUnits="userSpaceOnUse">
        <path d="M0 1.5h3" stroke="var(--alliance-line)" strokeWidth={0.35} />
      </pattern>
      <pattern id={`${id}-border`} width={4} height={4} patternUnits="userSpaceOnUse" patternTransform="rotate(18)">
        <circle cx={2} cy={2} r={0.55} fill="var(--border-line)" />
      </pattern>
      <pattern id={`${id}-rim`} width={7} height={3.4} patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
        <path d="M0 1.7h4.4" stroke="var(--rim-line)" strokeWidth={0.5} />
      </pattern>
    </defs>
  )
}

function RegionShape({ id, region, geometry }: { id: string; region: Region; geometry: Geometry }) {
  const cells = [...geometry.cells.values()].filter(({ sector }) => sector.region === region)
  const shape = cells.map(({ d }) => d).join('')
  const rim = geometry.arcs
    .filter((arc) => regionsOf(geometry, arc).includes(region) && isEdge(geometry, arc))
    .map(({ d }) => d)
    .join('')
  return (
    <g>
      <clipPath id={`${id}-${region}-shape`}>
        <path d={shape} />
      </clipPath>
      <path d={shape} fill={`var(--${region}-fill)`} stroke={`var(--${region}-fill)`} strokeWidth={0.6} />
      <path d={shape} fill={`url(#${id}-${region})`} opacity={0.26} />
      <g clipPath={`url(#${id}-${region}-shape)`} fill="none" stroke={`var(--${region}-line)`}>
        {washes.map((width) => (
          <path key={width} d={rim} strokeWidth={width} opacity={0.085} />
        ))}
      </g>
    </g>
  )
}

/** Between two regions, or at the end of the chart. */
function isEdge(geometry: Geometry, arc: Arc): boolean {
  return regionsOf(geometry, arc).length > 1 || isOuter(geometry, arc)
}

function Borders({ geometry }: { geometry: Geometry }) {
  const inner = (region: Region) =>
    geometry.arcs.filter((arc) => !isEdge(geometry, arc) && regionsOf(geometry, arc).includes(region))
  const frontier = geometry.arcs.filter((arc) => regionsOf(geometry, arc).length > 1)
  const path = (arcs: readonly Arc[]) => arcs.map(({ d }) => d).join('')
  return (
    <g fill="none">
      {regions.map((region) => (
        <path key={region} d={path(inner(region))} stroke={`var(--${region}-line)`} strokeWidth={0.5} opacity={0.52} />
      ))}
      <path d={path(frontier)} stroke="var(--chart-halo)" strokeWidth={1.7} />
      <path d={path(frontier)} stroke="var(--brass-1)" strokeWidth={0.6} strokeDasharray="3.5 1.5 0.75 1.5" />
    </g>
  )
}

function SunSign({ sun: { x, y, r }, glow }: { sun: Sun; glow: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r * 5} fill={glow} />
      <path d={rays(r)} stroke="var(--star-2)" strokeWidth={r / 9} opacity={0.8} />
      <circle r={r} fill="var(--star-2)" />
      <circle r={r * 0.66} fill="var(--star-1)" />
    </g>
  )
}

/** Sixteen short rays, every second one shorter still. */
function rays(r: number): string {
  return Array.from({ length: 16 }, (_, n) => {
    const angle = (n / 16) * 2 * Math.PI
    const at = (radius: number) => `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`
    return `M${at(r * 1.25)}L${at(r * (n % 2 === 0 ? 2 : 1.6))}`
  }).join('')
}

function Planet({ cell, size }: { cell: Cell; size: number }) {
  const [x, y] = heartOf(cell)
  return (
    <g className="chart-picture-planet" transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r={1} className="disc" />
      <path d="M-0.5 -0.86A1 1 0 0 0 -0.5 0.86A1.6 1.6 0 0 1 -0.5 -0.86" className="night" />
      <path d="M0.05 -0.6l0.55 0.24M-0.1 -0.2l0.9 0.3M-0.1 0.25l0.7 0.26" className="bands" />
    </g>
  )
}
