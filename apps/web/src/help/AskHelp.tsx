import { isSameSpot } from '@keep-flying/kernel'
import { type ReactNode, useState } from 'react'
import type { Wishable } from '../game/client.ts'
import { useSay } from '../i18n/language.tsx'
import type { Sitting } from '../session/types.ts'
import { useTable } from '../table/context.tsx'
import './ask-help.css'

/** What people would like help with, and a way to say so: bots see to it where they can. */
export default function AskHelp({ useThings }: { useThings: () => readonly Wishable[] }) {
  const say = useSay()
  const { moment, session } = useTable()
  const things = useThings()
  const [isOpen, setOpen] = useState(false)
  const own = moment.seats.find(({ seat }) => seat === moment.viewer)
  const wish = (thing: Wishable | null) => {
    setOpen(false)
    void session.setWish(thing?.at ?? null)
  }
  return (
    <div className="ask-help">
      {moment.seats.map((sitting) => (
        <Wished key={sitting.seat} sitting={sitting} things={things}>
          {sitting === own && (
            <button type="button" className="button" onClick={() => wish(null)}>
              {say('help.never-mind')}
            </button>
          )}
        </Wished>
      ))}
      {own && things.length > 0 && (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{say('help.ask')}</summary>
          <ul aria-label={say('help.with')}>
            {things.map((thing) => (
              <li key={JSON.stringify(thing.at)}>
                <button type="button" className="button" onClick={() => wish(thing)}>
                  {thing.name}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** Nothing is said of what is no longer there. */
function Wished({ sitting, things, children }: { sitting: Sitting; things: readonly Wishable[]; children: ReactNode }) {
  const say = useSay()
  const { moment } = useTable()
  const { seat, name, wish } = sitting
  const thing = wish && things.find(({ at }) => isSameSpot(at, wish))
  if (!thing) return null
  const key = seat === moment.viewer ? 'help.yours' : 'help.theirs'
  return (
    <p>
      {say(key, { who: name, what: thing.name })} {children}
    </p>
  )
}
