import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { PaperCard } from './PaperCard.tsx'
import './preview.css'

interface PreviewProps {
  readonly id: string
  readonly card: string
  readonly beside: HTMLElement | null
  onEnter(): void
  onLeave(): void
}

const margin = 8

/** The card in the browser's top layer, beside the name and within the window; a dialog keeps what it shows inside. */
export function CardPreview({ id, card, beside, onEnter, onLeave }: PreviewProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const shown = box.current
    if (!shown || !beside) return
    shown.showPopover()
    const name = beside.getBoundingClientRect()
    const { width, height } = shown.getBoundingClientRect()
    const roomRight = innerWidth - name.right > width + 2 * margin
    const left = roomRight ? name.right + margin : Math.max(margin, name.left - width - margin)
    shown.style.left = `${left}px`
    shown.style.top = `${Math.max(margin, Math.min(name.top - height / 3, innerHeight - height - margin))}px`
  }, [beside])
  return createPortal(
    <div
      ref={box}
      id={id}
      role="tooltip"
      popover="manual"
      className="card-preview"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      <PaperCard id={card} size="small" />
    </div>,
    beside?.closest('dialog') ?? document.body,
  )
}
