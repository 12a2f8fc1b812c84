import type { Captain, Table } from '../state.ts'
import { seatName, tell } from './table.ts'

/** A compulsory payment takes what is there; the rest lapses. */
export function payWhatYouCan(t: Table, c: Captain, credits: number): void {
  const paid = Math.min(credits, c.credits)
  c.credits -= paid
  if (paid > 0) tell(t, 'paid', { who: seatName(c), credits: paid })
}
