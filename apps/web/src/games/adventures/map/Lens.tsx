import { useTable } from '../table.tsx'
import { groundId } from './Ground.tsx'
import { frontId } from './MapFront.tsx'
import { boundsOf, squareIn, unit } from './plane.ts'
import { useAim } from './use-aim.ts'
import { useChoosing } from './use-choosing.ts'
import { useSquareWords } from './use-square-words.ts'
import { useLitSquares, useWeighed } from './weighed.ts'
import './lens.css'

/** How many squares it shows to either side. */
const around = 1

/** The nine squares around one, large enough for any finger: a touch chooses one that may be chosen. */
export function Lens({ at }: { at: number }) {
  const { columns, rows } = useTable().t.ground
  const { x, y, width, height } = boundsOf(columns, rows)
  const sheet = { x, y, width, height }
  const [column, row] = squareIn(columns, at)
  const side = (2 * around + 1) * unit
  const isLit = useLitSquares(useWeighed())
  const aim = useAim()
  const choose = useChoosing()
  const words = useSquareWords()
  const nine = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [column + right, row + down] as const))
  return (
    <div className="lens">
      <svg viewBox={`${(column - around) * unit} ${(row - around) * unit} ${side} ${side}`} aria-hidden="true">
        <use href={`#${groundId}`} {...sheet} />
        <use href={`#${frontId}`} {...sheet} />
      </svg>
      {nine.map(([right, down]) => {
        const square = down * columns + right
        const isOnMap = right >= 0 && right < columns && down >= 0 && down < rows
        return (
          <button
            key={`${right} ${down}`}
            type="button"
            disabled={!isOnMap || !isLit.has(square)}
            aria-label={isOnMap ? words(square).name : undefined}
            aria-pressed={aim?.at === square}
            onClick={() => aim?.at !== square && choose(square)}
          />
        )
      })}
    </div>
  )
}
