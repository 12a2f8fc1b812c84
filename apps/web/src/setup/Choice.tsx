import type { ReactNode } from 'react'

interface ChoiceProps {
  readonly group: string
  readonly chosen: boolean
  readonly title: string
  readonly children: ReactNode
  readonly disabled?: boolean
  choose(): void
}

/** One of several ways, explained where it stands. */
export function Choice({ group, chosen, title, children, disabled = false, choose }: ChoiceProps) {
  return (
    <label className="setup-choice">
      <input type="radio" name={group} checked={chosen} disabled={disabled} onChange={choose} />
      <span>
        <strong>{title}</strong>
        <small>{children}</small>
      </span>
    </label>
  )
}

interface SwitchProps {
  readonly on: boolean
  readonly title: string
  readonly about: string
  flip(on: boolean): void
}

/** Something that is on or off, explained where it stands. */
export function Switch({ on, title, about, flip }: SwitchProps) {
  return (
    <label className="setup-switch">
      <input type="checkbox" checked={on} onChange={(event) => flip(event.target.checked)} />
      <span>
        <strong>{title}</strong>
        <small>{about}</small>
      </span>
    </label>
  )
}

/** A group of choices under its heading. */
export function Part({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="setup-part">
      <legend className="fell">
        {title} {note && <span>{note}</span>}
      </legend>
      {children}
    </fieldset>
  )
}
