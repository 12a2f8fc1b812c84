import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { Point } from './plane.ts'

export interface Gestures {
  panBy(dx: number, dy: number): void
  zoomBy(factor: number, about: Point): void
}

/** How far a pointer may stray and still click. */
const straying = 5

/** Drag, wheel and pinch over an element. Tells whether the last press was a drag. */
export function useGestures(element: RefObject<HTMLElement | null>, handlers: Gestures): () => boolean {
  const latest = useRef(handlers)
  latest.current = handlers
  const dragged = useRef(false)

  useEffect(() => {
    const frame = element.current
    if (!frame) return
    const pointers = new Map<number, Point>()
    let began: Point = [0, 0]
    const at = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = frame.getBoundingClientRect()
      return [clientX - left, clientY - top]
    }

    const press = (event: PointerEvent) => {
      if (event.button !== 0 || isControl(event.target)) return
      if (pointers.size === 0) dragged.current = false
      pointers.set(event.pointerId, at(event))
      began = at(event)
    }

    const move = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId)
      if (!before) return
      const [x, y] = at(event)
      if (!dragged.current && pointers.size === 1 && Math.hypot(x - began[0], y - began[1]) < straying) return
      // Only a drag is captured: a captured press would click the frame and not what lies under the pointer.
      if (!dragged.current) frame.setPointerCapture(event.pointerId)
      dragged.current = true
      frame.classList.add('dragging')
      const [other] = [...pointers].filter(([id]) => id !== event.pointerId)
      pointers.set(event.pointerId, [x, y])
      if (!other) return latest.current.panBy(x - before[0], y - before[1])
      const [, [ox, oy]] = other
      const was = Math.hypot(before[0] - ox, before[1] - oy)
      const middle: Point = [(x + ox) / 2, (y + oy) / 2]
      latest.current.panBy((x - before[0]) / 2, (y - before[1]) / 2)
      if (was > 0) latest.current.zoomBy(Math.hypot(x - ox, y - oy) / was, middle)
    }

    const lift = (event: PointerEvent) => {
      pointers.delete(event.pointerId)
      if (pointers.size === 0) frame.classList.remove('dragging')
    }

    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1
      latest.current.zoomBy(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), at(event))
    }

    frame.addEventListener('pointerdown', press)
    frame.addEventListener('pointermove', move)
    frame.addEventListener('pointerup', lift)
    frame.addEventListener('pointercancel', lift)
    frame.addEventListener('wheel', wheel, { passive: false })
    return () => {
      frame.removeEventListener('pointerdown', press)
      frame.removeEventListener('pointermove', move)
      frame.removeEventListener('pointerup', lift)
      frame.removeEventListener('pointercancel', lift)
      frame.removeEventListener('wheel', wheel)
    }
  }, [element])

  return useCallback(() => dragged.current, [])
}

/** Buttons over the board, and whatever is dragged on it, have their own way with the pointer. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, [data-draggable]') !== null
}
