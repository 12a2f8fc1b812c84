/** A test as it fell. */
export interface Roll {
  readonly die: number
  /** Everything but the dice. */
  readonly points: number
  readonly total: number
}
