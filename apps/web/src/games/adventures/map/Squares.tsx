import { memo } from 'react'
import { squareIn, unit } from './plane.ts'

/** The square that an element is the shape of. */
export function squareUnder(target: EventTarget | null): number | null {
  const place = target instanceof SVGElement ? target.getAttribute('data-place') : null
  return place === null ? null : Number(place)
}

/** Every square as a place to press and to point at. They never change, and the keyboard goes by the cursor instead. */
export const Squares = memo(function Squares({ columns, rows }: { columns: number; rows: number }) {
  const squares = Array.from({ length: columns * rows }, (_, square) => ({ square, at: squareIn(columns, square) }))
  return (
    <g className="map-squares">
      {squares.map(({ square, at: [column, row] }) => (
        <rect key={square} data-place={square} x={column * unit} y={row * unit} width={unit} height={unit} />
      ))}
    </g>
  )
})
