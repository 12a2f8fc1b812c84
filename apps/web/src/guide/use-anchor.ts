import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { type Placed, placeBeside, type Rect } from './placing.ts'

/** What a note points at, and where it stands. */
export interface Anchored {
  readonly thing: Rect
  readonly placed: Placed
}

/** What must not be covered: answers are given there. */
const free = '.dock, .scene :is(table, .pcard, [data-option])'

/** The first of these that can be seen: anything on the table may bear a name (`data-guide`) for notes to point at. */
function findThing(names: readonly string[]): Element | null {
  for (const name of names)
    for (const thing of document.querySelectorAll(`[data-guide~="${CSS.escape(name)}"]`))
      if (thing.checkVisibility() && thing.getBoundingClientRect().width > 0) return thing
  return null
}

/** The part of something that is on the screen. */
function seen(thing: Element): Rect {
  const { left, top, right, bottom } = thing.getBoundingClientRect()
  const [x, y] = [Math.max(0, left), Math.max(0, top)]
  return {
    left: x,
    top: y,
    width: Math.max(0, Math.min(innerWidth, right) - x),
    height: Math.max(0, Math.min(innerHeight, bottom) - y),
  }
}

function measure(names: readonly string[], note: HTMLElement | null): Anchored | null {
  const found = findThing(names)
  if (!found || !note) return null
  const thing = seen(found)
  const size = { width: note.offsetWidth, height: note.offsetHeight }
  const keepFree = [...document.querySelectorAll(free)].map(seen).filter(({ width }) => width > 0)
  return { thing, placed: placeBeside(thing, size, { width: innerWidth, height: innerHeight }, keepFree) }
}

const isSame = (one: Anchored | null, other: Anchored | null) => JSON.stringify(one) === JSON.stringify(other)

/** Keeps a note beside the first thing of these names that is in sight; null while none is. */
export function useAnchor(names: readonly string[], note: RefObject<HTMLElement | null>): Anchored | null {
  const [anchored, setAnchored] = useState<Anchored | null>(null)
  const wanted = names.join(' ')
  useLayoutEffect(() => {
    findThing(wanted.split(' '))?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [wanted])
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const now = measure(wanted.split(' '), note.current)
      setAnchored((before) => (isSame(before, now) ? before : now))
    }
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    look()
    const changes = new MutationObserver(soon)
    changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] })
    const sizes = new ResizeObserver(soon)
    sizes.observe(document.body)
    if (note.current) sizes.observe(note.current)
    document.addEventListener('scroll', soon, { capture: true, passive: true })
    document.addEventListener('transitionend', soon)
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      sizes.disconnect()
      document.removeEventListener('scroll', soon, { capture: true })
      document.removeEventListener('transitionend', soon)
    }
  }, [wanted, note])
  return anchored
}
