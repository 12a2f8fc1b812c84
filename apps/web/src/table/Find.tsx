import { useEffect, useMemo, useRef, useState } from 'react'
import type { Findable } from '../game/client.ts'
import { useSay } from '../i18n/language.tsx'
import { useLooking, useTable } from './context.tsx'
import './find.css'

const most = 12

/** Finds a place, a card or somebody at the table by name, and shows it. */
export function FindDialog({ onClose }: { onClose(): void }) {
  const say = useSay()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const { hint, things } = useThings()
  useEffect(() => dialog.current?.showModal(), [])
  const wanted = typed.trim().toLowerCase()
  const found = wanted === '' ? [] : things.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, most)
  const take = (thing: Findable | undefined) => {
    if (!thing) return
    thing.go()
    dialog.current?.close()
  }
  return (
    <dialog ref={dialog} className="find canvas" aria-label={say('table.find')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          take(found[0])
        }}
      >
        <label>
          <span className="visually-hidden">{say('table.find')}</span>
          <input
            type="search"
            className="search-field"
            placeholder={hint}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
      </form>
      <ul>
        {found.map((thing) => (
          <li key={thing.key}>
            <button type="button" className="find-hit" onClick={() => take(thing)}>
              <strong>{thing.name}</strong> <span>{thing.what}</span>
            </button>
          </li>
        ))}
      </ul>
      {wanted !== '' && found.length === 0 && <p>{say('table.find-none')}</p>}
    </dialog>
  )
}

function useThings(): { readonly hint: string; readonly things: readonly Findable[] } {
  const say = useSay()
  const { game, moment } = useTable()
  const { openSeat } = useLooking()
  const { hint, things } = game.table.useFindable()
  return useMemo(() => {
    const seats = moment.seats.map(({ seat, name }) => ({
      key: `seat ${seat}`,
      name,
      what: say('table.find-seat'),
      go: () => openSeat(seat),
    }))
    return { hint, things: [...seats, ...things] }
  }, [hint, things, moment.seats, say, openSeat])
}
