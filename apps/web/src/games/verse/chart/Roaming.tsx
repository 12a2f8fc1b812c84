import type { SectorId } from '@keep-flying/verse'
import { markOf } from '../../../ui/marks.ts'
import { nearnessOf } from '../dock/roamers.ts'
import { useRoamer } from '../dock/use-roamer.ts'
import { useTable } from '../table.tsx'
import { CourseLine, type PlaceOf, standingAt } from './Course.tsx'
import type { Geometry } from './geometry.ts'
import type { Standing } from './pieces.ts'

interface RoamingProps {
  readonly geometry: Geometry
  readonly standing: Standing
  readonly placeOf: PlaceOf
  readonly scale: number
  /** Where it would go. */
  readonly to: SectorId | null
}

/** A move of the Cruiser or a Cutter: its way, and at every ship how far it would be from there. */
export function Roaming({ geometry, standing, placeOf, scale, to }: RoamingProps) {
  const { t } = useTable()
  const { pieces, from } = useRoamer()
  const end = to ?? from
  return (
    <>
      {pieces.map((piece) => (
        <path
          key={piece}
          d={geometry.cells.get(piece)?.d}
          className={piece === from ? 'chart-mover on' : 'chart-mover'}
        />
      ))}
      {from !== null && to !== null && to !== from && <CourseLine points={[placeOf(from), placeOf(to)]} />}
      {end !== null &&
        nearnessOf(t, end).map(({ seat, far }) => {
          const stand = standing.stands.get(`ship ${seat}`)
          if (!stand || !Number.isFinite(far)) return null
          const [x, y] = standingAt(stand, scale)
          return (
            <g key={seat} transform={`translate(${x} ${y}) scale(${1 / scale})`} className="chart-nearness">
              <circle cx="-13" cy="-13" r="10" stroke={markOf(seat).color} />
              <text x="-13" y="-8.500" textAnchor="middle">
                {far}
              </text>
            </g>
          )
        })}
    </>
  )
}
