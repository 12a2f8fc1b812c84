import type { KeyboardEvent } from 'react'

/** The parts of the table that a letter goes to, by what they bear as `data-guide`. */
export const areas = { z: 'verse', b: 'bridge', h: 'hand', s: 'serenity', o: 'objective' } as const

/** Puts the focus on a part of the table: on what can be used now, else on its first thing. */
export function goToArea(area: string): void {
  const things = [...document.querySelectorAll<HTMLElement>(`[data-guide="${area}"] .touch`)].filter((thing) =>
    thing.checkVisibility(),
  )
  const first = things.find(({ dataset }) => dataset['lit'] !== undefined) ?? things[0]
  first?.focus()
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Arrows walk the things of a part of the table. */
export function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  const area = event.currentTarget.closest('section')
  if (step === undefined || !area) return
  const things = [...area.querySelectorAll<HTMLElement>('.touch')]
  const next = things[things.indexOf(event.currentTarget) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
