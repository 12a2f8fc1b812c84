import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLooking, useTable } from '../table/context.tsx'
import { call } from './names.ts'
import { PaperCard } from './PaperCard.tsx'
import './link.css'

/** How long a pointer rests on a name before the card is shown, and how long the card waits for it to come across. */
const rest = 350
const grace = 180

/** A card's name in running text: tap it for the card's explanation, rest on it for a look at the card. */
export function CardLink({ id }: { id: string }) {
  const { game, write } = useTable()
  return game.cards ? <Link id={id} /> : call(write, 'card', id)
}

function Link({ id }: { id: string }) {
  const { write } = useTable()
  const { openCard } = useLooking()
  const link = useRef<HTMLButtonElement>(null)
  const peek = usePeek()
  const previewId = useId()
  return (
    <>
      <button
        ref={link}
        type="button"
        className="card-link"
        data-card={id}
        aria-describedby={peek.isOpen ? previewId : undefined}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && peek.openIn(rest)}
        onPointerLeave={() => peek.closeIn(grace)}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && peek.openIn(rest)}
        onBlur={() => peek.closeIn(0)}
        onClick={() => {
          peek.closeIn(0)
          openCard(id)
        }}
      >
        {call(write, 'card', id)}
      </button>
      {peek.isOpen && (
        <Preview
          id={previewId}
          card={id}
          beside={link.current}
          onEnter={peek.stay}
          onLeave={() => peek.closeIn(grace)}
        />
      )}
    </>
  )
}

interface Peek {
  readonly isOpen: boolean
  openIn(milliseconds: number): void
  closeIn(milliseconds: number): void
  stay(): void
}

/** Whether the card is shown; Escape puts it away. */
function usePeek(): Peek {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const turn = (open: boolean, milliseconds: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(open), milliseconds)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      event.preventDefault()
      setOpen(false)
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [isOpen])
  return {
    isOpen,
    openIn: (milliseconds) => turn(true, milliseconds),
    closeIn: (milliseconds) => turn(false, milliseconds),
    stay: () => clearTimeout(timer.current),
  }
}

interface PreviewProps {
  readonly id: string
  readonly card: string
  readonly beside: HTMLElement | null
  onEnter(): void
  onLeave(): void
}

const margin = 8

/** The card in the browser's top layer, beside the name and within the window; a dialog keeps what it shows inside. */
function Preview({ id, card, beside, onEnter, onLeave }: PreviewProps) {
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
