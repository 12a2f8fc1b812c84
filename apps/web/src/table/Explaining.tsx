import { useCallback, useState } from 'react'
import { useLooking } from './context.tsx'
import { Note } from './Note.tsx'
import { type Explained, type Spot, useExplaining } from './use-explaining.ts'

/** Explains whatever a long press or a right click asks about: a card in its dialog, all else in a note beside it. */
export function Explaining() {
  const { openCard } = useLooking()
  const [note, setNote] = useState<{ readonly what: Exclude<Explained, { card: string }>; readonly at: Spot } | null>(
    null,
  )
  const explain = useCallback(
    (what: Explained, at: Spot) => {
      if ('card' in what) openCard(what.card)
      else setNote({ what, at })
    },
    [openCard],
  )
  useExplaining(explain)
  const close = useCallback(() => setNote(null), [])
  return note && <Note {...note} onClose={close} />
}
