import { sectorText } from '@keep-flying/verse'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTable } from '../games/verse/table.tsx'
import { useLanguage, useSay } from '../i18n/language.tsx'
import { useLooking } from './context.tsx'
import './find.css'

interface Found {
  readonly key: string
  readonly name: string
  readonly what: string
  go(): void
}

const most = 12

/** Finds a place, a card or a captain by name, and shows it. */
export function FindDialog({ onClose }: { onClose(): void }) {
  const say = useSay()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const things = useThings()
  useEffect(() => dialog.current?.showModal(), [])
  const wanted = typed.trim().toLowerCase()
  const found = wanted === '' ? [] : things.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, most)
  const take = (thing: Found | undefined) => {
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
            placeholder={say('table.find-hint')}
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

function useThings(): readonly Found[] {
  const say = useSay()
  const { game } = useLanguage()
  const { box, moment } = useTable()
  const { pointAt, openCard, openSeat } = useLooking()
  return useMemo(() => {
    const cards = [box.supply, box.jobs, box.leaders, box.ships, box.contacts, box.misbehave, box.nav]
    const named = new Map(cards.flatMap((deck) => [...deck].map(([id, { name }]) => [name, id] as const)))
    return [
      ...[...box.sectors.keys()].map((id) => ({
        key: `s:${id}`,
        name: sectorText(id, box, game),
        what: say('table.find-place'),
        go: () => pointAt(id),
      })),
      ...moment.seats.map(({ seat, name }) => ({
        key: `c:${seat}`,
        name,
        what: say('table.find-captain'),
        go: () => openSeat(seat),
      })),
      ...[...named].map(([name, id]) => ({
        key: `k:${id}`,
        name,
        what: say('table.find-card'),
        go: () => openCard(id),
      })),
    ]
  }, [box, game, moment.seats, say, pointAt, openCard, openSeat])
}
