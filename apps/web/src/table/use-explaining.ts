import { useEffect } from 'react'
import { onLongPress } from '../ui/long-press.ts'
import { isTyping } from './keys.ts'

/** What lies under a pointer that can be explained. */
export type Explained =
  | { readonly card: string }
  | { readonly place: string; readonly words: string }
  | { readonly words: string }

export interface Spot {
  readonly x: number
  readonly y: number
}

/** A click that comes this long after a long press belongs to it. */
const aftermath = 350

/** Cards come before the signs on them. In its own dialog a card is explained already, and only its signs are left. */
function explainedAt(target: EventTarget | null): Explained | null {
  if (!(target instanceof Element)) return null
  const card = target.closest('[data-card]:not(.card-dialog *)')?.getAttribute('data-card')
  if (card) return { card }
  const spot = target.closest('[data-place]')
  const place = spot?.getAttribute('data-place')
  if (spot && place) return { place, words: spot.getAttribute('aria-label') ?? '' }
  const sign = target.closest('[title], svg[aria-label]')
  const words = sign?.getAttribute('title') || sign?.getAttribute('aria-label')
  return words ? { words } : null
}

/** What `I` asks about: what has the focus, as long as the keyboard is in use, or else what the mouse is at. */
function askedAbout(pointed: Pointed): { readonly what: Explained; readonly at: Spot } | null {
  const focused = document.activeElement
  const byFocus = focused?.matches(':focus-visible') ? explainedAt(focused) : null
  if (focused && byFocus) {
    const { left, bottom } = focused.getBoundingClientRect()
    return { what: byFocus, at: { x: left, y: bottom } }
  }
  const what = explainedAt(pointed.target)
  return what && { what, at: pointed.at }
}

/** Where a mouse is. */
interface Pointed {
  target: EventTarget | null
  at: Spot
}

/**
 * A long press, a right click or the key `I` explains what is under it and chooses nothing. Cards carry `data-card`, places
 * `data-place`; of all else the title is shown, which a mouse sees by itself. Some browsers tell a long press as a
 * call for the context menu, others not at all.
 */
export function useExplaining(explain: (what: Explained, at: Spot) => void): void {
  useEffect(() => {
    let touched: PointerEvent | null = null
    let isDone = false
    const tell = (what: Explained, { clientX, clientY }: MouseEvent) => explain(what, { x: clientX, y: clientY })
    const longPress = onLongPress(() => {
      const what = touched && explainedAt(touched.target)
      if (!touched || !what) return
      isDone = true
      tell(what, touched)
    })
    const down = (event: PointerEvent) => {
      isDone = false
      if (event.pointerType !== 'touch') return
      touched = event
      longPress.down(event)
    }
    const up = (event: PointerEvent) => {
      longPress.up(event)
      touched = null
      setTimeout(() => {
        isDone = false
      }, aftermath)
    }
    const menu = (event: MouseEvent) => {
      const what = explainedAt(event.target)
      const isOnlySaid = what !== null && !('card' in what) && !('place' in what)
      if (!what || (isOnlySaid && !touched)) return
      event.preventDefault()
      longPress.forget()
      if (isDone) return
      isDone = touched !== null
      tell(what, touched ?? event)
    }
    const click = (event: MouseEvent) => {
      if (!isDone) return
      isDone = false
      event.preventDefault()
      event.stopPropagation()
    }
    const pointed: Pointed = { target: null, at: { x: 0, y: 0 } }
    const point = ({ target, clientX, clientY, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      pointed.target = target
      pointed.at = { x: clientX, y: clientY }
    }
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      const asked = askedAbout(pointed)
      if (!asked) return
      event.preventDefault()
      explain(asked.what, asked.at)
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerdown', down, { capture: true, signal })
    document.addEventListener('pointermove', longPress.move, { capture: true, signal })
    document.addEventListener('pointerup', up, { capture: true, signal })
    document.addEventListener('pointercancel', up, { capture: true, signal })
    document.addEventListener('pointermove', point, { capture: true, signal })
    document.addEventListener('keydown', press, { signal })
    document.addEventListener('contextmenu', menu, { signal })
    document.addEventListener('click', click, { capture: true, signal })
    return () => {
      listening.abort()
      longPress.forget()
    }
  }, [explain])
}
