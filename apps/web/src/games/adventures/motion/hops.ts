import type { State } from '@keep-flying/adventures'
import { useLayoutEffect, useRef } from 'react'

type Places = ReadonlyMap<string, readonly [left: number, top: number]>

const hopping = 180
/** How high a marker jumps, in pixels. */
const height = 16

/** Lets markers hop over the Timeline to where they lie now. */
export function useHops({ markers }: State['timeline'], still: boolean): void {
  const last = useRef<Places>(new Map())
  useLayoutEffect(() => {
    const now = new Map<string, readonly [number, number]>()
    for (const { id } of markers) {
      const marker = document.querySelector<HTMLElement>(`.timeline-track [data-thing="marker ${CSS.escape(id)}"]`)
      if (!marker) continue
      const place = placeOf(marker)
      now.set(id, place)
      const before = last.current.get(id)
      if (before && !still) hop(marker, before, place)
    }
    last.current = now
  }, [markers, still])
}

/** Where it lies on the strip, however far that is scrolled. */
function placeOf(marker: HTMLElement): readonly [number, number] {
  const space = marker.closest('li')
  return [space?.offsetLeft ?? 0, marker.offsetTop]
}

function hop(
  marker: HTMLElement,
  [left, top]: readonly [number, number],
  [nowLeft, nowTop]: readonly [number, number],
) {
  const [x, y] = [left - nowLeft, top - nowTop]
  if (x === 0 && y === 0) return
  marker.animate(
    [{ translate: `${x}px ${y}px` }, { translate: `${x / 2}px ${Math.min(0, y) - height}px` }, { translate: '0 0' }],
    { duration: hopping, easing: 'ease-out' },
  )
}
