import type { SectorId } from '@keep-flying/verse'
import { memo } from 'react'
import type { Geometry } from './geometry.ts'

interface Lighting {
  readonly geometry: Geometry
  /** How many moves each lit sector is away; 1 for those that are an answer by themselves. */
  readonly far: ReadonlyMap<SectorId, number>
  readonly from: SectorId | null
}

const isLit = ({ far, from }: Lighting, id: SectorId | null) => id !== null && (far.has(id) || id === from)

/** What is in reach is lifted in its region's own colour, the rest is dimmed. */
export const Light = memo(function Light(lighting: Lighting) {
  const { geometry, far } = lighting
  if (far.size === 0) return null
  const cells = [...geometry.cells.values()]
  return (
    <>
      <path d={cells.flatMap(({ id, d }) => (isLit(lighting, id) ? [] : [d])).join('')} className="chart-dim" />
      {cells.map(({ id, d, sector }) => {
        const moves = id === lighting.from ? 1 : far.get(id)
        return moves === undefined ? null : (
          <path key={id} d={d} className={`chart-lifted ${sector.region} far-${Math.min(5, moves)}`} />
        )
      })}
    </>
  )
})

/** A dotted line round all that is in reach. */
export const Reach = memo(function Reach(lighting: Lighting) {
  const { geometry, far } = lighting
  if (far.size === 0) return null
  const edge = geometry.arcs
    .filter(({ between: [one, other] }) => isLit(lighting, one) !== isLit(lighting, other))
    .map(({ d }) => d)
    .join('')
  return (
    <>
      <path d={edge} className="chart-reach-glow" />
      <path d={edge} className="chart-reach" />
    </>
  )
})

/** Sectors that a Full Burn may not enter for the Reavers in it. */
export const Forbidden = memo(function Forbidden({
  geometry,
  sectors,
  scale,
  id,
}: {
  geometry: Geometry
  sectors: readonly SectorId[]
  scale: number
  id: string
}) {
  if (sectors.length === 0) return null
  return (
    <>
      <pattern
        id={`${id}forbidden`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${1 / scale}) rotate(45)`}
      >
        <path d="M0 0V6" className="chart-forbidden-line" />
      </pattern>
      {sectors.map((sector) => (
        <path
          key={sector}
          d={geometry.cells.get(sector)?.d}
          fill={`url(#${id}forbidden)`}
          className="chart-forbidden"
        />
      ))}
    </>
  )
})
