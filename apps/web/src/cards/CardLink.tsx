import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { useLooking, useTable } from '../table/context.tsx'
import { later } from '../ui/later.tsx'
import { call } from './names.ts'
import './link.css'

const CardPreview = later(async () => (await import('./CardPreview.tsx')).CardPreview)

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
        <Suspense fallback={null}>
          <CardPreview
            id={previewId}
            card={id}
            beside={link.current}
            onEnter={peek.stay}
            onLeave={() => peek.closeIn(grace)}
          />
        </Suspense>
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
