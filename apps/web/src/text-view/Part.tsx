import type { ReactNode } from 'react'
import { useSay } from '../i18n/language.tsx'

/** A part of the view under its heading, to be jumped to. */
export function Part({ name, detail, children }: { name: string; detail?: string; children: ReactNode }) {
  const say = useSay()
  const title = say(`text.part.${name}`)
  return (
    <section className={`text-part text-${name}`} aria-labelledby={`text-${name}`}>
      <h2 id={`text-${name}`} tabIndex={-1}>
        {detail === undefined ? title : `${title}: ${detail}`}
      </h2>
      {children}
    </section>
  )
}
