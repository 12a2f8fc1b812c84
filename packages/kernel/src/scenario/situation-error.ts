/** A situation that cannot be. It names the seat, unless the whole table is meant, the field, and the fix. */
export class SituationError extends Error {
  readonly seat: number | null
  readonly field: string

  constructor(seat: number | null, field: string, message: string) {
    super(`${seat === null ? '' : `Seat ${seat}, `}"${field}": ${message}`)
    this.name = 'SituationError'
    this.seat = seat
    this.field = field
  }
}
