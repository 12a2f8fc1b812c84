import { useCallback, useLayoutEffect, useRef } from 'react'
import { useSay } from '../../../i18n/language.tsx'
import { useLooking } from '../../../table/context.tsx'
import { useTable } from '../table.tsx'
import { Cursor } from './Cursor.tsx'
import { Squares, squareUnder } from './Squares.tsx'
import type { SheetProps } from './sheet.ts'
import { useSquareWords } from './use-square-words.ts'

/** What is pressed and pointed at: every square, and the one that the keyboard is on. */
export function MapTouch({
  sheet,
  cursor,
  lit,
  moveTo,
  choose,
}: {
  sheet: SheetProps
  cursor: { readonly at: number; readonly byKeys: boolean }
  lit: ReadonlySet<number>
  moveTo(square: number): void
  choose(square: number, isDoubled?: boolean): void
}) {
  const say = useSay()
  const { t } = useTable()
  const { columns, rows } = t.ground
  const { pointAt } = useLooking()
  const words = useSquareWords()
  const square = useRef<SVGSVGElement>(null)
  const point = useCallback((at: number | null) => pointAt(at === null ? null : String(at)), [pointAt])
  useLayoutEffect(() => {
    if (cursor.byKeys) square.current?.querySelector<SVGElement>('.map-cursor')?.focus()
  }, [cursor])
  const { name, holds } = words(cursor.at)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the cursor in it has the keys.
    <svg
      ref={square}
      className="map-touch"
      {...sheet}
      role="application"
      aria-label={say('adv.map')}
      onClick={({ target, detail }) => {
        const at = squareUnder(target)
        if (at !== null) choose(at, detail > 1)
      }}
      onPointerOver={({ target, pointerType }) => {
        if (pointerType === 'mouse') point(squareUnder(target))
      }}
      onPointerLeave={() => point(null)}
    >
      <Squares columns={columns} rows={rows} />
      <Cursor
        columns={columns}
        rows={rows}
        at={cursor.at}
        name={`${name}, ${holds}`}
        isLit={lit.has(cursor.at)}
        moveTo={moveTo}
        choose={choose}
      />
    </svg>
  )
}
