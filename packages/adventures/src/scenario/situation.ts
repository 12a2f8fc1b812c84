import type { Options } from '../options.ts'
import type { Area, Crew, Job } from '../vocabulary/index.ts'

/**
 * A situation: a map in characters with whoever and whatever is on it, and what differs from the usual. Marks mean:
 *
 * - `M Z W J K I B S R`: Mal, Zoë, Wash, Jayne, Kaylee, Inara, Book, Simon, River
 * - `t` and `c`: Thugs and Cowboys, called t1, t2 … and c1, c2 … in reading order
 * - `X` cargo, `$` a Crate, `%` a Safe, `@` a terminal, `?` a Numbered Token, `*` an Objective Token: X1, C1, S1, T1, H1, O1 …
 * - `b`: a Body; `m`: the M.U.L.E.
 * - anything else is a name for the square, for `spot`
 */
export interface Situation extends Partial<Options> {
  readonly map: string
  readonly who?: Partial<Record<Crew, CrewSet>>
  readonly goonsAre?: Readonly<Record<string, GoonSet>>
  /** Locked Tokens on doors marked `x` and on Safes, in reading order; face up where `shown` names them. */
  readonly locks?: readonly string[]
  readonly shown?: readonly string[]
  /** What is in Crates and Safes, in reading order. */
  readonly crates?: readonly string[]
  readonly safes?: readonly string[]
  /** What Numbered Tokens show, in reading order. */
  readonly numbers?: readonly number[]
  /** Whose turn it is; by default the first of the Crew in reading order. */
  readonly turn?: Crew
  readonly zones?: Readonly<Record<string, Area>>
  /** What the Job says besides. */
  readonly rules?: Partial<Omit<Job, 'map' | 'goons' | 'tokens'>>
  readonly purse?: number
  readonly intel?: number
  readonly flags?: readonly string[]
  /** What the first dice show; 1 is Disgruntled, 6 a Firefly. */
  readonly dice?: readonly number[]
  readonly seed?: string
}

export interface CrewSet {
  readonly heroic?: boolean
  readonly wounds?: number
  readonly downed?: boolean
  readonly gear?: readonly string[]
  readonly credits?: number
  readonly items?: readonly string[]
  /** Where its marker lies; on the first Moment by default. Of those on one Moment, the first in reading order lies on top. */
  readonly moment?: number
  readonly seat?: number
}

export interface GoonSet {
  /** Alerted, with its marker on this Moment. */
  readonly alerted?: number
  readonly card?: string
  readonly wounds?: number
}
