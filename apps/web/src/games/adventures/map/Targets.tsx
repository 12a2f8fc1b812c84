import { memo } from 'react'
import { useTable } from '../table.tsx'
import { middleOf, unit } from './plane.ts'
import { squareOfThing } from './things.ts'
import type { Weighed } from './weighed.ts'

/** Things that something could be done with now: a moonlight ring around each. */
export const Targets = memo(function Targets({ weighed }: { weighed: Weighed | null }) {
  const { t } = useTable()
  const squares = new Set((weighed?.things ?? []).flatMap((thing) => squareOfThing(t, thing) ?? []))
  return (
    <g className="map-targets">
      {[...squares].map((square) => {
        const [x, y] = middleOf(t.ground.columns, square)
        return <circle key={square} cx={x} cy={y} r={unit * 0.54} />
      })}
    </g>
  )
})
