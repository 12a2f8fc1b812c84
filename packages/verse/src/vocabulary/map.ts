import type { BoxId, ContactId, PlaceId, Region, SectorId, SupplyDeckId } from './basics.ts'

/** The points of the compass, clockwise from north: `nbe` is north by east. */
export const bearings = [
  ...['n', 'nbe', 'nne', 'nebn', 'ne', 'nebe', 'ene', 'ebn'],
  ...['e', 'ebs', 'ese', 'sebe', 'se', 'sebs', 'sse', 'sbe'],
  ...['s', 'sbw', 'ssw', 'swbs', 'sw', 'swbw', 'wsw', 'wbs'],
  ...['w', 'wbn', 'wnw', 'nwbw', 'nw', 'nwbn', 'nnw', 'nbw'],
] as const

export type Bearing = (typeof bearings)[number]

/** One bordered area of the board; `xy` is its middle on a board 1000 wide and 500 high. */
export interface Sector {
  readonly id: SectorId
  readonly box: BoxId
  readonly region: Region
  readonly system: string | null
  readonly places: readonly PlaceId[]
  /** Where empty space lies: on which ring round its sun (round the White Sun, outside of systems), and in which direction. */
  readonly space?: readonly [ring: number, bearing: Bearing]
  readonly supply?: SupplyDeckId
  readonly contacts?: readonly ContactId[]
  readonly xy: readonly [number, number]
}

/** A place jobs may name. A planet lies in one sector, a stretch like the Motherlode in several, a ship in none of its own. */
export interface Place {
  readonly id: PlaceId
  readonly name: string
  /** True for planets and for the stations that count as planets; a mere stretch of space does not make a sector planetary. */
  readonly planet: boolean
  readonly sectors: readonly SectorId[]
  /** The roaming ship that it is, wherever that may be. */
  readonly aboard?: 'cruiser'
}

export type Border = readonly [SectorId, SectorId]
