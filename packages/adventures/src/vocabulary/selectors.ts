import type { GoonType, Square } from './basics.ts'

/** What can be asked of each kind of thing. Nearness and sight are those of the user unless `from` says otherwise. */
interface Traits {
  crew:
    | 'other'
    | 'adjacent'
    /** The user, or next to the user. */
    | 'self-or-adjacent'
    | 'in-sight'
    | 'casual'
    | 'heroic'
    | 'wounded'
    | 'downed'
    | 'standing'
    | 'outdoors'
  goon:
    | 'adjacent'
    | 'in-sight'
    /** Seen by the user, whatever `from` says. */
    | 'user-sees'
    | 'waiting'
    | 'alerted'
    | 'not-target'
    | 'off-patrol'
    | 'indoors'
  /** A Crew Member or a Goon. */
  character: never
  /** A Locked Token on the map. */
  lock: 'adjacent' | 'in-sight' | 'face-down' | 'face-up'
  crate: 'face-down'
  /** A Numbered Token; `wrong` is every number but 1. */
  numbered: 'adjacent' | 'face-down' | 'wrong' | 'unquestioned'
  /** A door that the Job keeps shut. */
  'shut-door': 'adjacent'
  /** An Equipment card; here nearness is that of its carrier. */
  equipment: 'self-or-adjacent' | 'exhausted' | 'tool' | 'not-this'
  square: 'other' | 'in-sight'
}

type Kind = keyof Traits

/** `pick`: the players choose; `nearest`: by distance, the players choosing among equals. */
type How = 'pick' | 'nearest' | 'each' | 'random'

type SelectionOf<K extends Kind> = {
  readonly how: How
  readonly kind: K
  readonly where?: readonly Traits[K][]
  /** At most so far away. */
  readonly within?: number
  readonly from?: Anchor
  /** How many; one unless it says otherwise. */
  readonly amount?: number
} & (K extends 'goon' ? { readonly type?: GoonType; readonly group?: string } : object)

/** Things of one kind, by what they are like. */
export type Selection<K extends Kind = Kind> = { [One in K]: SelectionOf<One> }[K]

/** From where something is measured: the target, whoever set it off, or each of several Crew Members in turn. */
export type Anchor = 'target' | 'cause' | Selection<'crew'>

/** A thing of the Job's map, by its id. */
export interface NamedGoon {
  readonly goon: string
}
export interface NamedToken {
  readonly token: string
}
export interface NamedDoor {
  readonly door: string
}

/** Which Characters are meant. */
export type Who =
  /** The user; on a Challenge the tester, on a Goon's card that Goon. */
  | 'self'
  /** What was aimed at, or hit; on a trigger the thing that it names. */
  | 'target'
  /** The other side of the Brawl. */
  | 'opponent'
  /** Whose turn or Action set it off. */
  | 'cause'
  | 'captive'
  | NamedGoon
  | Selection<'crew' | 'goon' | 'character'>

/** Which tokens are meant. */
export type Which = 'target' | Selection<'lock' | 'crate' | 'numbered'>

/** Where something goes, or arrives. */
export type Place =
  | 'self'
  | 'cause'
  | 'target'
  /** Free squares inside the target's building, nearest first; if there are none, those before its doors. */
  | 'target-building'
  /** The Goon's own start location. */
  | 'start'
  /** Where the Goon last saw a Heroic Crew Member; its own square if it saw none. */
  | 'last-seen'
  | NamedToken
  | Square
  | Selection<'crew'>
