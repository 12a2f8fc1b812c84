import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTable } from './context.tsx'
import type { Spot } from './use-explaining.ts'
import './note.css'

interface NoteProps {
  readonly what: { readonly words: string } | { readonly place: string; readonly words: string }
  readonly at: Spot
  onClose(): void
}

/** A few words beside what was asked about. The next press puts it away, and so does Escape. */
export function Note({ what, at, onClose }: NoteProps) {
  const { game } = useTable()
  const box = useRef<HTMLDivElement>(null)
  usePlace(box, at)
  useClosing(box, onClose)
  return createPortal(
    <div ref={box} popover="manual" tabIndex={-1} role="dialog" aria-label={what.words} className="note">
      {'place' in what ? <game.table.PlaceNote {...what} /> : what.words}
    </div>,
    document.querySelector('dialog[open]') ?? document.body,
  )
}

const margin = 8
/** So much above the spot that the finger does not cover it. */
const lifted = 22

function usePlace(box: RefObject<HTMLDivElement | null>, { x, y }: Spot): void {
  useLayoutEffect(() => {
    const shown = box.current
    if (!shown) return
    if (!shown.matches(':popover-open')) shown.showPopover()
    const { width, height } = shown.getBoundingClientRect()
    const top = y - height - lifted
    shown.style.left = `${Math.max(margin, Math.min(x - width / 2, innerWidth - width - margin))}px`
    shown.style.top = `${top < margin ? Math.min(y + lifted, innerHeight - height - margin) : top}px`
  }, [box, x, y])
}

/** Takes the focus, and gives it back. */
function useClosing(box: RefObject<HTMLDivElement | null>, onClose: () => void): void {
  useEffect(() => {
    const before = document.activeElement
    box.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true })
    }
  }, [box])
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && box.current?.contains(target))) onClose()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    document.addEventListener('pointerdown', press, true)
    document.addEventListener('keydown', key, true)
    return () => {
      document.removeEventListener('pointerdown', press, true)
      document.removeEventListener('keydown', key, true)
    }
  }, [box, onClose])
}
