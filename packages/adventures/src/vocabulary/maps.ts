import type { Square } from './basics.ts'

export type Size = readonly [columns: number, rows: number]

export type Side = 'north' | 'east' | 'south' | 'west'

/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3

/** A building of the box as it lies unturned. */
export interface BuildingPiece {
  readonly number: number
  readonly size: Size
  /** Places are counted from 1, from the west or from the north. */
  readonly doors: readonly { readonly side: Side; readonly place: number }[]
}

/** What keeps a door closed: nothing, a Locked Token, or the Job until it says otherwise. */
export type Closure = 'open' | 'lock' | 'job'

/** A door joins two squares across one edge of a wall. */
export interface Door {
  readonly id: string
  readonly inside: Square
  readonly outside: Square
  readonly closed: Closure
}

export interface Building {
  readonly id: string
  /** The piece of the box. */
  readonly number: number
  readonly turn: Turn
  /** The top left square. */
  readonly at: Square
  /** As it lies. */
  readonly size: Size
  readonly doors: readonly Door[]
}

/** A rectangle of squares. */
export type Area = readonly [column: number, row: number, columns: number, rows: number]

export interface JobMap {
  readonly size: Size
  readonly tiles: readonly { readonly tile: number; readonly side: 'a' | 'b'; readonly at: Square }[]
  readonly buildings: readonly Building[]
  /** Squares of the vehicle, which is a low obstacle and never entered. */
  readonly mule: readonly Square[]
  /** Where the Crew begin. */
  readonly deployment: Area
  /** Other areas that the Job's rules name. */
  readonly zones: Readonly<Record<string, Area>>
}
