import type { Box, ContactId, Good, Person, SupplyDeckId, Token } from '@keep-flying/verse'
import { tokens } from '@keep-flying/verse'
import type { Point } from '../../../board/plane.ts'
import { type Cell, type Geometry, heartOf, type Sun } from './geometry.ts'
import placed from './labels.json' with { type: 'json' }

/**
 * Names keep their size on the screen, so where they fit depends on how close one looks. Placing them takes a while:
 * `scripts/place-labels.mjs` does it ahead for each step of the zoom, and only picks among these candidates.
 */

export interface Step {
  readonly id: 'tiny' | 'far' | 'whole' | 'wide' | 'region' | 'system'
  /** Pixels a unit from which it serves, and for which its labels are placed. */
  readonly scale: number
  /** Radius of a planet in pixels. */
  readonly planet: number
  /** The size of ships and signs, against that in which the whole chart shows them. */
  readonly pieces: number
  /** Size of a name in pixels. */
  readonly name: number
  readonly contactNames: boolean
  /** What contacts pay, and how many cards the supply decks hold. */
  readonly figures: boolean
  /** The names of empty sectors, and what the jobs ask for at their pins. */
  readonly words: boolean
}

export const steps: readonly Step[] = [
  { id: 'tiny', scale: 0.64, planet: 4.5, pieces: 0.7, name: 12, contactNames: false, figures: false, words: false },
  { id: 'far', scale: 0.78, planet: 5.5, pieces: 0.8, name: 12, contactNames: false, figures: false, words: false },
  { id: 'whole', scale: 1.1, planet: 7, pieces: 1, name: 12.5, contactNames: true, figures: false, words: false },
  { id: 'wide', scale: 1.36, planet: 8, pieces: 1.1, name: 13, contactNames: true, figures: true, words: false },
  { id: 'region', scale: 1.9, planet: 9, pieces: 1.15, name: 14, contactNames: true, figures: true, words: false },
  { id: 'system', scale: 3.3, planet: 12, pieces: 1.35, name: 15, contactNames: true, figures: true, words: true },
]

/** A chart that fits its window to the pixel may be a hair short of a step. */
export const nearly = 0.01

export function stepAt(scale: number): Step {
  const [furthest] = steps
  const step = steps.findLast((one) => one.scale <= scale + nearly) ?? furthest
  if (!step) throw new Error('There is no step.')
  return step
}

export const textSize = 12
export const signSize = 14
const signGap = 3

/** What stands at a planet: its name, under it the signs, and under those what the contact pays. */
export interface Block {
  readonly cell: Cell
  readonly name: string
  readonly supply?: SupplyDeckId
  readonly contact?: { readonly id: ContactId; readonly name: string }
  readonly prices: readonly { readonly token: Token; readonly price: number }[]
  /** The widths of its lines, in pixels; a line that is not there has none. */
  readonly widths: readonly [name: number, signs: number, prices: number]
  readonly width: number
  readonly height: number
  /** The radius the planets take up. */
  readonly disc: number
  readonly planets: readonly string[]
}

/** How wide a text is at 100 pixels; the measures are taken with the real type. */
function widthOf(kind: keyof typeof placed.widths, words: string, size: number): number {
  const known: Readonly<Record<string, number>> = placed.widths[kind]
  return ((known[words] ?? 54 * words.length) * size) / 100
}

/** @public Used by `scripts/place-labels.mjs` too. */
export function planetsOf({ sector }: Cell, box: Box): readonly string[] {
  return sector.places.flatMap((id) => {
    const place = box.places.get(id)
    return place?.planet ? [place.name] : []
  })
}

function blockOf(cell: Cell, box: Box, step: Step): Block | null {
  const planets = planetsOf(cell, box)
  if (planets.length === 0) return null
  const { supply, contacts } = cell.sector
  const contact = contacts?.flatMap((id) => box.contacts.get(id) ?? [])[0]
  const name = planets.join(' & ')
  const prices = step.figures && contact ? pricesOf(contact.buys) : []
  const signs =
    (supply ? signSize + signGap + (step.figures ? countWidth : 0) : 0) +
    (contact ? signSize + 2 + (step.contactNames ? widthOf('text', contact.name, textSize) : 0) : 0)
  const priced = prices.reduce((sum, { price }) => sum + priceWidth(price), 0)
  const widths = [widthOf('chart', name, step.name), signs, priced] as const
  return {
    cell,
    name,
    ...(supply ? { supply } : {}),
    ...(contact ? { contact: { id: contact.id, name: contact.name } } : {}),
    prices,
    widths,
    width: Math.max(...widths) + 3,
    height: lineTops(step.name, widths).bottom,
    disc: step.planet + (planets.length > 1 ? 6 : 3),
    planets,
  }
}

/** Room for the number of cards beside a supply sign. */
export const countWidth = 17

export function priceWidth(price: number): number {
  return 13 + widthOf('text', `$${price}`, textSize) + 6
}

function pricesOf(buys: Readonly<Partial<Record<Good | Person, number>>>): Block['prices'] {
  return tokens.flatMap((token) => {
    const price = buys[token]
    return price === undefined ? [] : [{ token, price }]
  })
}

/** Where the lines of a block begin, from its top. */
export function lineTops(nameSize: number, [, signs, prices]: Block['widths']) {
  const second = nameSize * 0.98
  const third = second + (signs > 0 ? signSize + 1 : 0)
  return { second, third, bottom: third + (prices > 0 ? textSize + 3 : 0) + 1 }
}

/** A place for a block: its corner, in pixels from the planet, and how its lines are set. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly set: 'left' | 'middle' | 'right'
  /** How much worse than the best it is in itself. */
  readonly cost: number
}

/** @public Used by `scripts/place-labels.mjs` too. */
export function candidates({ width: w, height: h, disc: r }: Block): readonly Spot[] {
  const gap = 2.5
  const [below, above] = [r + gap - 1, -r - gap - h]
  return [
    { x: -w / 2, y: below, set: 'middle', cost: 0 },
    { x: -w / 2, y: above, set: 'middle', cost: 1 },
    { x: r + gap, y: -h / 2, set: 'left', cost: 1.5 },
    { x: -r - gap - w, y: -h / 2, set: 'right', cost: 1.5 },
    { x: r * 0.55, y: r * 0.75, set: 'left', cost: 2 },
    { x: -r * 0.55 - w, y: r * 0.75, set: 'right', cost: 2 },
    { x: r * 0.55, y: -r * 0.75 - h, set: 'left', cost: 2.5 },
    { x: -r * 0.55 - w, y: -r * 0.75 - h, set: 'right', cost: 2.5 },
    { x: -w * 0.25, y: below + 1, set: 'middle', cost: 2 },
    { x: -w * 0.75, y: below + 1, set: 'middle', cost: 2 },
    { x: -w * 0.25, y: above, set: 'middle', cost: 2.6 },
    { x: -w * 0.75, y: above, set: 'middle', cost: 2.6 },
    { x: -w * 0.05, y: below + 1, set: 'left', cost: 3 },
    { x: -w * 0.95, y: below + 1, set: 'right', cost: 3 },
    { x: -w * 0.05, y: above, set: 'left', cost: 3 },
    { x: -w * 0.95, y: above, set: 'right', cost: 3 },
  ]
}

/** The radius of a sun in pixels. */
export function sunRadius(sun: Sun, scale: number): number {
  return Math.max(4.5, sun.r * scale * 0.62)
}

/** Where a planet is drawn: its sector's heart, but clear of the sun. @public Used by `scripts/place-labels.mjs` too. */
export function discOf(cell: Cell, { suns }: Geometry, step: Step): Point {
  const [x, y] = heartOf(cell)
  const sun = suns.find((one) => one.name === cell.sector.system)
  if (!sun) return [x, y]
  const least = (sunRadius(sun, step.scale) + step.planet + 5) / step.scale
  const far = Math.hypot(x - sun.x, y - sun.y)
  if (far >= least) return [x, y]
  const angle = far > 2 ? Math.atan2(y - sun.y, x - sun.x) : Math.PI / 4
  return [sun.x + Math.cos(angle) * least, sun.y + Math.sin(angle) * least]
}

export interface Label extends Block {
  readonly at: Point
  readonly spot: Spot
}

/** A system's name on an arc about its sun: the radius in units, the angle of its middle in degrees. */
export interface SystemName {
  readonly sun: Sun
  readonly radius: number
  readonly angle: number
}

/** The name under which what was placed for the boxes in play is kept: those alone that have a part of the chart. */
export function setOf(box: Box): string {
  return box.modules
    .filter((module) => module.sectors.length > 0)
    .map((module) => module.id)
    .join(' ')
}

interface PlacedSet {
  readonly picks: string
  readonly systems: Readonly<Record<string, readonly number[]>>
}

function placedFor(box: Box, step: Step): PlacedSet {
  const sets: Readonly<Record<string, Readonly<Record<string, PlacedSet>>>> = placed.sets
  return sets[setOf(box)]?.[step.id] ?? { picks: '', systems: {} }
}

/** @public Used by `scripts/place-labels.mjs` too. */
export function blocksOf(geometry: Geometry, box: Box, step: Step): readonly Block[] {
  return [...geometry.cells.values()].flatMap((cell) => blockOf(cell, box, step) ?? [])
}

export function labelsOf(geometry: Geometry, box: Box, step: Step): readonly Label[] {
  const { picks } = placedFor(box, step)
  return blocksOf(geometry, box, step).flatMap((block, n) => {
    const spot = candidates(block)[Number.parseInt(picks[n] ?? '0', 16)]
    return spot ? [{ ...block, at: discOf(block.cell, geometry, step), spot }] : []
  })
}

export function systemNamesOf(geometry: Geometry, box: Box, step: Step): readonly SystemName[] {
  const { systems } = placedFor(box, step)
  return geometry.suns.flatMap((sun) => {
    const [radius, angle] = systems[sun.name] ?? []
    return radius === undefined || angle === undefined ? [] : [{ sun, radius, angle }]
  })
}

/** What a label covers, in pixels of the chart drawn at a scale. */
export function coverOf({ at, spot, width, height }: Label, scale: number): Rect {
  const [x, y] = [at[0] * scale + spot.x, at[1] * scale + spot.y]
  return { left: x, top: y, right: x + width, bottom: y + height }
}

export interface Rect extends Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>> {}

export function overlap(one: Rect, other: Rect): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.max(0, across) * Math.max(0, down)
}
