import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Gestures, useGestures } from './gestures.ts'
import type { Bounds, Point } from './plane.ts'
import './camera.css'

/** Where the sheet with the board lies under the window one looks through: its corner in pixels, and pixels per unit. */
interface View {
  readonly x: number
  readonly y: number
  readonly k: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Its frame bears the class `camera-frame`, its sheet `camera-sheet`. */
export interface Camera {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly sheet: RefObject<HTMLDivElement | null>
  /** Pixels per unit for which the board is drawn; in between it is only stretched. */
  readonly scale: number
  /** Whether the last gesture was a drag, so that its end is no click. */
  wasDragged(): boolean
  zoomBy(factor: number, about?: Point): void
  /** Looks at the whole board, or at what matters most on a small screen; and follows that from now on. */
  fit(): void
  /** Brings a point to the middle, close enough to read. */
  look(at: Point): void
  /** Moves only as far as needed to see a point. */
  reveal(at: Point): void
  /** Tells now and after every move which part of the board is in the window. Returns how to stop. */
  watch(listener: Watcher): () => void
}

type Watcher = (seen: Bounds) => void

const closest = 4.6
/** On a narrow window names are not readable from afar: it opens on a part. */
const narrow = 600
const readable: readonly [number, number] = [1.1, 2]
const settleAfter = 160
/** Left free about the whole board. */
const edge = 4
/** Left free about what matters, in units of the board. */
const room = 34

function whole(bounds: Bounds, { width, height }: Size): number {
  return Math.min((width - 2 * edge) / bounds.width, (height - 2 * edge) / bounds.height)
}

/** Keeps the sheet in the window, but for a margin, or in its middle where it is smaller. */
function held({ x, y, k }: View, bounds: Bounds, { width, height }: Size, most = 60): View {
  const within = (at: number, long: number, room: number) => {
    if (long <= room) return (room - long) / 2
    const slack = Math.min(most, room / 5)
    return Math.max(room - long - slack, Math.min(slack, at))
  }
  return { k, x: within(x, bounds.width * k, width), y: within(y, bounds.height * k, height) }
}

function fitted(bounds: Bounds, size: Size, points: readonly Point[], legible: number): View {
  const least = whole(bounds, size)
  if (size.width >= narrow) return centred(bounds, size, heartOf(points, bounds), Math.max(least, legible), edge)
  const filling = size.height / bounds.height
  const { width, height } = points.length === 0 ? bounds : around(points)
  const wanted = Math.min(size.width / (width + room), size.height / (height + room))
  const k = Math.max(least, Math.min(readable[1], Math.max(readable[0], filling, wanted)))
  return centred(bounds, size, heartOf(points, bounds), k)
}

/** The smallest box around points. */
function around(points: readonly Point[]): Bounds {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** The middle of what matters, or of the whole board. */
function heartOf(points: readonly Point[], bounds: Bounds): Point {
  const { x, y, width, height } = points.length === 0 ? bounds : around(points)
  return [x + width / 2, y + height / 2]
}

function centred(bounds: Bounds, size: Size, [x, y]: Point, k: number, margin?: number): View {
  const at = { k, x: size.width / 2 - (x - bounds.x) * k, y: size.height / 2 - (y - bounds.y) * k }
  return held(at, bounds, size, margin)
}

/**
 * Pan and zoom. While it goes on only the sheet's transform changes, one frame at a time; once the zoom rests the board is
 * redrawn for it. `points` is what a small screen opens on, and any window in which the whole board would be drawn for less
 * than `legible` pixels per unit.
 */
export function useCamera(bounds: Bounds, points: readonly Point[], legible = 0): Camera {
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const view = useRef<View>({ x: 0, y: 0, k: 1 })
  const size = useRef<Size>({ width: 0, height: 0 })
  const [scale, setScale] = useState(0)
  const drawn = useRef(1)
  const own = useRef(false)
  const waiting = useRef({ frame: 0, settle: 0 })
  const watchers = useRef(new Set<Watcher>())

  const seen = useCallback((): Bounds => {
    const { x, y, k } = view.current
    const { width, height } = size.current
    return { x: bounds.x - x / k, y: bounds.y - y / k, width: width / k, height: height / k }
  }, [bounds])

  const paint = useCallback(() => {
    const { x, y, k } = view.current
    if (sheet.current) sheet.current.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${k / drawn.current})`
    for (const tell of watchers.current) tell(seen())
  }, [seen])

  const show = useCallback(
    (next: View, { glide = false } = {}) => {
      const zooms = next.k !== view.current.k
      view.current = held(next, bounds, size.current)
      if (sheet.current) sheet.current.classList.toggle('gliding', glide)
      cancelAnimationFrame(waiting.current.frame)
      waiting.current.frame = requestAnimationFrame(paint)
      if (!zooms) return
      clearTimeout(waiting.current.settle)
      waiting.current.settle = window.setTimeout(() => setScale(view.current.k), settleAfter)
    },
    [bounds, paint],
  )

  const fit = useCallback(() => {
    own.current = false
    show(fitted(bounds, size.current, points, legible), { glide: true })
  }, [bounds, points, legible, show])

  const zoomBy = useCallback(
    (factor: number, about?: Point) => {
      own.current = true
      const { x, y, k } = view.current
      const { width, height } = size.current
      const next = Math.min(closest, Math.max(whole(bounds, size.current), k * factor))
      const [atX, atY] = about ?? [width / 2, height / 2]
      const by = next / k
      show({ k: next, x: atX - (atX - x) * by, y: atY - (atY - y) * by }, { glide: about === undefined })
    },
    [bounds, show],
  )

  const panBy = useCallback(
    (dx: number, dy: number) => {
      own.current = true
      const { x, y, k } = view.current
      show({ k, x: x + dx, y: y + dy })
    },
    [show],
  )

  // The first look, and again whenever the window or what matters changes, unless the viewer has moved the board.
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      const { width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0) return
      const isFirst = size.current.width === 0
      size.current = { width, height }
      view.current = own.current
        ? held(view.current, bounds, size.current)
        : fitted(bounds, size.current, points, legible)
      if (isFirst) setScale(view.current.k)
      else show(view.current)
      if (!own.current) setScale(view.current.k)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [bounds, points, legible, show])

  useLayoutEffect(() => {
    if (scale === 0) return
    drawn.current = scale
    sheet.current?.classList.remove('gliding')
    paint()
  }, [scale, paint])

  useEffect(() => {
    const pending = waiting.current
    return () => {
      cancelAnimationFrame(pending.frame)
      clearTimeout(pending.settle)
    }
  }, [])

  const watch = useCallback(
    (listener: Watcher) => {
      watchers.current.add(listener)
      listener(seen())
      return () => {
        watchers.current.delete(listener)
      }
    },
    [seen],
  )

  const handlers = useMemo((): Gestures => ({ panBy, zoomBy }), [panBy, zoomBy])
  const wasDragged = useGestures(frame, handlers)

  return useMemo(
    () => ({
      frame,
      sheet,
      scale,
      wasDragged,
      zoomBy,
      fit,
      watch,
      look(at) {
        // A small screen goes on to follow what matters.
        own.current = size.current.width >= narrow
        const k = Math.max(view.current.k, Math.min(closest, whole(bounds, size.current) * 1.7, 2.2), readable[0])
        show(centred(bounds, size.current, at, k), { glide: true })
      },
      reveal([x, y]) {
        const { k, ...at } = view.current
        const { width, height } = size.current
        const [left, top] = [at.x + (x - bounds.x) * k, at.y + (y - bounds.y) * k]
        const margin = 50
        const by = (place: number, room: number) =>
          place < margin ? margin - place : place > room - margin ? room - margin - place : 0
        const [dx, dy] = [by(left, width), by(top, height)]
        if (dx !== 0 || dy !== 0) show({ k, x: at.x + dx, y: at.y + dy }, { glide: true })
      },
    }),
    [scale, wasDragged, zoomBy, fit, watch, bounds, show],
  )
}
