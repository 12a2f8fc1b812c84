import type { ReactNode } from 'react'
import type { TextPartProps } from '../game/client.ts'
import { useSay } from '../i18n/language.tsx'

interface PartProps extends TextPartProps {
  /** What is added to the heading. */
  readonly detail?: string
  readonly children: ReactNode
}

/** A part of the view under its heading, to be jumped to. */
export function Part({ id, label, detail, children }: PartProps) {
  const say = useSay()
  const title = say(label)
  return (
    <section className={`text-part text-${id}`} aria-labelledby={`text-${id}`}>
      <h2 id={`text-${id}`} tabIndex={-1}>
        {detail === undefined ? title : `${title}: ${detail}`}
      </h2>
      {children}
    </section>
  )
}
