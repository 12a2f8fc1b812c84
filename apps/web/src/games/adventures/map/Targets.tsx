import type { Table, Thing } from '@keep-flying/adventures'
import { doorsOf } from '@keep-flying/adventures/ask'
import { memo } from 'react'
import type { Point } from '../../../board/plane.ts'
import { useTable } from '../table.tsx'
import { doorMiddle, middleOf, unit } from './plane.ts'
import { squareOfThing } from './things.ts'
import type { Weighed } from './weighed.ts'

/** Things that something could be done with now: a moonlight ring around each, fainter where it is not what is weighed. */
export const Targets = memo(function Targets({ weighed }: { weighed: Weighed | null }) {
  const { t } = useTable()
  const rings = new Map<string, Ring>()
  for (const thing of weighed?.things ?? []) {
    const ring = ringOf(t, thing, weighed?.others.has(thing) ?? false)
    // Of several things on a square, what is weighed counts.
    if (ring && rings.get(ring.key)?.isOther !== false) rings.set(ring.key, ring)
  }
  return (
    <g className="map-targets">
      {[...rings.values()].map(({ key, at: [x, y], r, isOther }) => (
        <circle key={key} cx={x} cy={y} r={r} className={isOther ? 'target-other' : undefined} />
      ))}
    </g>
  )
})

interface Ring {
  readonly key: string
  readonly at: Point
  readonly r: number
  readonly isOther: boolean
}

/** Around what is on a square, or around what locks a door. */
function ringOf(t: Table, thing: Thing, isOther: boolean): Ring | null {
  const door = thing.kind === 'door' ? doorsOf(t.job)[thing.door] : undefined
  if (door) return { key: `door ${door.id}`, at: doorMiddle(door), r: unit * 0.38, isOther }
  const square = squareOfThing(t, thing)
  const at = square === null ? null : middleOf(t.ground.columns, square)
  return at && { key: String(square), at, r: unit * 0.54, isOther }
}
