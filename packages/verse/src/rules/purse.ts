import type { Captain, Table } from '../state.ts'
import { seatName, tell } from './table.ts'

/** Credits from the bank: what it gives out of what it owes. */
export function earn(t: Table, c: Captain, credits: number): number {
  const paid = t.moments.reduce((due, on) => on.bankPays?.(t, c, due) ?? due, credits)
  c.credits += paid
  return paid
}

/** Credits from the bank that stand for themselves. */
export function gain(t: Table, c: Captain, credits: number): void {
  if (credits > 0) tell(t, 'gained', { who: seatName(c), credits: earn(t, c, credits) })
}

/** A compulsory payment takes what is there; the rest lapses. */
export function payWhatYouCan(t: Table, c: Captain, credits: number): void {
  const paid = Math.min(credits, c.credits)
  c.credits -= paid
  if (paid > 0) tell(t, 'paid', { who: seatName(c), credits: paid })
}
