import { useEffect, useState } from 'react'
import { isTyping } from './keys.ts'

interface Find {
  readonly isOpen: boolean
  open(): void
  close(): void
}

/** Whether the search is open; `/` opens it from anywhere. */
export function useFind(): Find {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event.target)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}
