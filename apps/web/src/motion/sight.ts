/** What is in sight on the table, by name: a thing bears its name as `data-thing`, what it comes from or goes to as `data-pile`. */

export interface InSight {
  readonly element: HTMLElement
  readonly isPile: boolean
  readonly at: DOMRect
}

export type Sight = ReadonlyMap<string, InSight>

/** Everything with a name that can be seen; of several with one name, the first. */
export function lookAround(): Sight {
  const sight = new Map<string, InSight>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-thing], [data-pile]')) {
    const { thing, pile } = element.dataset
    const name = thing ?? pile ?? ''
    if (sight.has(name)) continue
    const at = element.getBoundingClientRect()
    if (at.width > 0) sight.set(name, { element, at, isPile: thing === undefined })
  }
  return sight
}

/** The first of these that is in sight. */
export function firstOf(names: readonly string[], ...sights: readonly Sight[]): DOMRect | null {
  for (const name of names)
    for (const sight of sights) {
      const seen = sight.get(name)
      if (seen) return seen.at
    }
  return null
}

/** How far it is from the middle of one box to that of another. */
export function wayBetween(from: DOMRect, to: DOMRect): { readonly x: number; readonly y: number } {
  return { x: to.x + to.width / 2 - from.x - from.width / 2, y: to.y + to.height / 2 - from.y - from.height / 2 }
}

/** How much smaller or larger one box is than another. */
export function ratioOf(one: DOMRect, other: DOMRect): number {
  return Math.min(one.width / other.width, one.height / other.height)
}
