import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useSay } from '../i18n/language.tsx'
import type { Company } from '../session/types.ts'
import { PersonDialog } from './PersonDialog.tsx'
import './order.css'

/** Somebody at a table, or one line that they said there. */
export interface Meant {
  readonly company: Company
  readonly person: string
  readonly name: string
  readonly line?: number
}

/** The button beside a name that opens what can be done about that person. Nobody has one beside their own. */
export function PersonMenu(meant: Meant) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const { company, person, name } = meant
  if (person === company.table.order.you.person) return null
  const label = say('order.open', { name })
  return (
    <>
      <button
        type="button"
        className="person-more"
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">⋯</span>
      </button>
      {/* Not in the list of what was said: screen readers read out whatever is added there. */}
      {open && createPortal(<PersonDialog {...meant} onClose={() => setOpen(false)} />, document.body)}
    </>
  )
}
