import type { MouseEvent } from 'react'

/** A press by pointer leaves the focus where it is: Enter then does what the primary button says. */
export const keepFocus = (event: MouseEvent) => event.preventDefault()
