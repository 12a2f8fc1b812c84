import { type RefObject, useEffect, useRef } from 'react'

/** A dialog that is open while something is looked at; Escape closes it, and so does a press beside it. */
export function useDialog(isOpen: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    if (!shown || shown.open === isOpen) return
    if (!isOpen) return shown.close()
    // Not the first link in it: that would be read, and ringed, before what the dialog is about.
    shown.tabIndex = -1
    shown.showModal()
    shown.focus()
  }, [isOpen])
  useEffect(() => {
    const shown = dialog.current
    if (!shown) return
    const press = ({ target }: Event) => {
      if (target === shown) onClose()
    }
    shown.addEventListener('close', onClose)
    shown.addEventListener('click', press)
    return () => {
      shown.removeEventListener('close', onClose)
      shown.removeEventListener('click', press)
    }
  }, [onClose])
  return dialog
}
