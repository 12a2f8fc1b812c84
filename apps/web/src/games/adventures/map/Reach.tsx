import { dangersAt } from '@keep-flying/adventures/ask'
import { memo, useId, useMemo } from 'react'
import { useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'
import { middleOf, unit } from './plane.ts'
import { Sign } from './Sign.tsx'
import { outlineOf, squaresPath } from './shapes.ts'
import type { Weighed } from './weighed.ts'

/** Where it could lead, and what waits there: green where no Waiting Goon looks, hatched where somebody holds. */
export const Reach = memo(function Reach({ weighed }: { weighed: Weighed | null }) {
  const id = useId()
  const { t } = useTable()
  const { columns } = t.ground
  const squares = useMemo(
    () =>
      (weighed?.squares ?? []).map((square) => {
        const { seenBy, heldBy } = dangersAt(t, square)
        return { square, isSeen: seenBy.some(({ alerted }) => !alerted), isHeld: heldBy.length > 0 }
      }),
    [t, weighed],
  )
  if (weighed?.away) return <Getaway {...weighed.away} />
  if (!weighed || squares.length === 0) return null
  if (!weighed.isStand)
    return (
      <g className="map-reach">
        <path d={squaresPath(columns, weighed.squares, 0.8)} className="reach-seen" />
        <path d={outlineOf(columns, new Set(weighed.squares))} className="reach-edge" />
      </g>
    )
  const among = (is: (one: (typeof squares)[number]) => boolean) => squares.filter(is).map(({ square }) => square)
  const unseen = among(({ isSeen }) => !isSeen)
  const held = among(({ isHeld }) => isHeld)
  const all = new Set([...weighed.squares, ...(weighed.ways ? [weighed.who?.at ?? -1] : [])])
  return (
    <g className="map-reach">
      <Hatch id={id} />
      <path
        d={squaresPath(
          columns,
          among(({ isSeen }) => isSeen),
          0.8,
        )}
        className="reach-seen"
      />
      <path d={squaresPath(columns, unseen, 0.8)} className="reach-unseen" />
      <path d={squaresPath(columns, held, 1)} fill={`url(#${id})`} />
      <g className="reach-unseen-sign">
        {unseen.map((square) => (
          <SquareSign key={square} name="unseen" square={square} size={0.36} />
        ))}
      </g>
      <g className="reach-held-sign">
        {held.map((square) => (
          <SquareSign key={square} name="breakaway" square={square} size={0.34} corner />
        ))}
      </g>
      <path d={outlineOf(columns, all)} className="reach-edge" />
    </g>
  )
})

/** Where a Brawl must be won first: how likely that is stands on every square. */
function Getaway({ squares, chance }: { squares: readonly number[]; chance: number }) {
  const id = useId()
  const say = useSay()
  const { columns } = useTable().t.ground
  return (
    <g className="map-reach">
      <Hatch id={id} />
      <path d={squaresPath(columns, squares, 0.8)} className="reach-seen" />
      <path d={squaresPath(columns, squares, 1)} fill={`url(#${id})`} />
      <path d={outlineOf(columns, new Set(squares))} className="reach-edge" />
      {squares.map((square) => {
        const [x, y] = middleOf(columns, square)
        return (
          <text key={square} x={x} y={y + 2.4} className="reach-chance">
            {say('adv.shot.chance', { chance })}
          </text>
        )
      })}
    </g>
  )
}

function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <path d="M0 0V4" className="reach-hatch" />
      </pattern>
    </defs>
  )
}

function SquareSign({
  name,
  square,
  size,
  corner = false,
}: {
  name: string
  square: number
  size: number
  corner?: boolean
}) {
  const { t } = useTable()
  const [x, y] = middleOf(t.ground.columns, square)
  const away = corner ? unit * 0.25 : 0
  return <Sign name={name} size={unit * size} x={x + away} y={y - away} />
}
