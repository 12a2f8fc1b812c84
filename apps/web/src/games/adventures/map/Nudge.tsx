import { useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'
import { directions, nextAlong } from './directions.ts'
import './nudge.css'

interface NudgeProps {
  /** The square that is chosen. */
  readonly from: number
  /** Those that may be. */
  readonly squares: readonly number[]
  choose(square: number): void
}

/** Moves the chosen square on by one, for fingers that are wider than a square. */
export function Nudge({ from, squares, choose }: NudgeProps) {
  const say = useSay()
  const { columns, rows } = useTable().t.ground
  return (
    <fieldset className="map-nudge">
      <legend className="visually-hidden">{say('adv.nudge')}</legend>
      {directions.map((direction, n) => {
        const to = nextAlong(columns, rows, from, direction, squares)
        return (
          <button
            key={direction}
            type="button"
            data-direction={direction}
            aria-label={say(`adv.direction.${direction}`)}
            disabled={to === null}
            onClick={() => to !== null && choose(to)}
          >
            <svg viewBox="0 0 24 24" style={{ rotate: `${n * 45}deg` }} aria-hidden="true">
              <path d="M12 20V5M6 11l6-6 6 6" />
            </svg>
          </button>
        )
      })}
    </fieldset>
  )
}
