import type { KeyboardEvent } from 'react'
import { type Direction, squareBeside } from './directions.ts'
import { squareIn, unit } from './plane.ts'

const keys: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'west',
  ArrowRight: 'east',
  ArrowUp: 'north',
  ArrowDown: 'south',
  Home: 'northwest',
  PageUp: 'northeast',
  End: 'southwest',
  PageDown: 'southeast',
}

/** One square that the keyboard is on: arrows walk it, Enter chooses. All squares are one stop. */
export function Cursor({
  columns,
  rows,
  at,
  name,
  isLit,
  moveTo,
  choose,
}: {
  columns: number
  rows: number
  at: number
  name: string
  isLit: boolean
  moveTo(square: number): void
  choose(square: number): void
}) {
  const [column, row] = squareIn(columns, at)
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      event.stopPropagation()
      return choose(at)
    }
    const direction = keys[event.key]
    if (!direction) return
    event.preventDefault()
    event.stopPropagation()
    const beside = squareBeside(columns, rows, at, direction)
    if (beside !== null) moveTo(beside)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot stand in a drawing.
    <rect
      key={at}
      className="map-cursor"
      role="button"
      tabIndex={0}
      aria-label={name}
      aria-disabled={isLit ? undefined : true}
      data-place={at}
      x={column * unit + 0.7}
      y={row * unit + 0.7}
      width={unit - 1.4}
      height={unit - 1.4}
      onKeyDown={press}
    />
  )
}
