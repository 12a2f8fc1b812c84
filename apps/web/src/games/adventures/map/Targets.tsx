import type { Option } from '@keep-flying/kernel'
import { memo } from 'react'
import { useTable } from '../table.tsx'
import { middleOf, unit } from './plane.ts'

/** Things that the question may be answered with: a moonlight ring around each. */
export const Targets = memo(function Targets({ lit }: { lit: ReadonlyMap<number, readonly Option[]> }) {
  const { t } = useTable()
  const things = [...lit].filter(([, options]) => options.some(({ at }) => at && 'token' in at))
  return (
    <g className="map-targets">
      {things.map(([square]) => {
        const [x, y] = middleOf(t.ground.columns, square)
        return <circle key={square} cx={x} cy={y} r={unit * 0.54} />
      })}
    </g>
  )
})
