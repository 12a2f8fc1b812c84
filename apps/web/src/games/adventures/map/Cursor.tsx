import type { KeyboardEvent } from 'react'
import { squareIn, unit } from './plane.ts'

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-1, -1],
  PageUp: [1, -1],
  End: [-1, 1],
  PageDown: [1, 1],
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
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    const [right, down] = [column + step[0], row + step[1]]
    if (right >= 0 && right < columns && down >= 0 && down < rows) moveTo(down * columns + right)
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
