import { useId } from 'react'

/** A field to search in what stands below it. */
export function SearchField({ label, typed, onType }: { label: string; typed: string; onType(typed: string): void }) {
  const field = useId()
  return (
    <>
      <label htmlFor={field} className="visually-hidden">
        {label}
      </label>
      <input
        id={field}
        type="search"
        className="search-field"
        placeholder={label}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
    </>
  )
}
