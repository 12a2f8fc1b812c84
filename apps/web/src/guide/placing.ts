/** Where a note stands that points at something: beside it, on the screen, and off what must stay free. */

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Rect extends Size {
  readonly left: number
  readonly top: number
}

export type Side = 'left' | 'right' | 'above' | 'below'

export interface Placed {
  readonly left: number
  readonly top: number
  /** The side of the thing that the note stands on. */
  readonly side: Side
  /** How far along the note's edge its pointer is. */
  readonly tip: number
}

const sides: readonly Side[] = ['left', 'above', 'below', 'right']
const gap = 14
const margin = 8
/** The pointer keeps off the note's corners. */
const corner = 18

const clamp = (n: number, least: number, most: number) => Math.max(least, Math.min(n, Math.max(least, most)))

const middleOf = ({ left, top, width, height }: Rect) => ({ x: left + width / 2, y: top + height / 2 })

function holds(box: Rect, { x, y }: { readonly x: number; readonly y: number }): boolean {
  return x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height
}

/** The area two boxes share. */
function shared(one: Rect, other: Rect): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, wide) * Math.max(0, high)
}

/** How far two boxes are from one another; 0 where they touch. */
function apart(one: Rect, other: Rect): number {
  const wide = Math.max(one.left, other.left) - Math.min(one.left + one.width, other.left + other.width)
  const high = Math.max(one.top, other.top) - Math.min(one.top + one.height, other.top + other.height)
  return Math.hypot(Math.max(0, wide), Math.max(0, high))
}

/** Beside a box on one side, level with the thing pointed at, moved onto the screen where it would leave it. */
function standing(side: Side, box: Rect, thing: Rect, note: Size, room: Size): Placed {
  const { x, y } = middleOf(thing)
  const wanted = {
    left: { left: box.left - gap - note.width, top: y - note.height / 2 },
    right: { left: box.left + box.width + gap, top: y - note.height / 2 },
    above: { left: x - note.width / 2, top: box.top - gap - note.height },
    below: { left: x - note.width / 2, top: box.top + box.height + gap },
  }[side]
  const left = clamp(wanted.left, margin, room.width - margin - note.width)
  const top = clamp(wanted.top, margin, room.height - margin - note.height)
  const upright = side === 'left' || side === 'right'
  const tip = upright ? clamp(y - top, corner, note.height - corner) : clamp(x - left, corner, note.width - corner)
  return { left, top, side, tip }
}

/** The best of all places beside a thing, or beside what holds it and must stay free. */
export function placeBeside(thing: Rect, note: Size, room: Size, keepFree: readonly Rect[]): Placed {
  const middle = middleOf(thing)
  const boxes = [thing, ...keepFree.filter((box) => holds(box, middle))]
  const cost = ({ left, top }: Placed) => {
    const covered = { left, top, ...note }
    const hidden = keepFree.reduce((sum, box) => sum + shared(covered, box), 0)
    return 20 * shared(covered, thing) + 4 * hidden + 10 * apart(covered, thing)
  }
  const all = boxes.flatMap((box) => sides.map((side) => standing(side, box, thing, note, room)))
  return all.reduce((best, one) => (cost(one) < cost(best) ? one : best))
}
