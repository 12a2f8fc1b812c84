/** How a player is told from the others on every part of the screen: by colour, by shape, and by letter. */
export interface Mark {
  /** A colour of the theme. */
  readonly color: string
  /** The shape's picture in the sprite. */
  readonly icon: string
}

const shapes = ['circle', 'square', 'triangle', 'diamond', 'cross', 'hex']

export function markOf(seat: number): Mark {
  const n = seat % shapes.length
  return { color: `var(--seat-${n + 1})`, icon: `mark-${shapes[n] ?? 'circle'}` }
}
