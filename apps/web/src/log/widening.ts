/** How wide the log is: 0 is no wider than the dock above it, 1 takes all that the viewer's place can spare. */

const step = 0.1

function within(part: number): number {
  return Math.max(0, Math.min(1, part))
}

/** Where the pointer drags its edge to: so many pixels wide, over a dock so wide, with so much room to take. */
export function partFor(width: number, dock: number, room: number): number {
  return room > 0 ? within((width - dock) / room) : 0
}

/** What a key makes of it; null for keys that have no say in it. */
export function partByKey(part: number, key: string): number | null {
  if (key === 'ArrowLeft') return within(part + step)
  if (key === 'ArrowRight') return within(part - step)
  if (key === 'Home') return 0
  return key === 'End' ? 1 : null
}
