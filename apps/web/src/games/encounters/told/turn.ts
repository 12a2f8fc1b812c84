import type { HeardEvent } from '@keep-flying/kernel'
import { seatIn } from '../../../log/turns.ts'
import { idIn } from './words.ts'

/** What a player's turn came to. */
export interface TurnTold {
  /** How many cards were played, copies included. */
  readonly played: number
  readonly copies: number
  /** Cards, by what was done with them. */
  readonly beaten: readonly string[]
  readonly gained: readonly string[]
  readonly repaired: readonly string[]
  /** Tasks, by how they ended. */
  readonly done: readonly string[]
  readonly failed: readonly string[]
  readonly strikes: number
  readonly isDown: boolean
}

/** Tells a turn from what was heard of it: what its player did, and what befell that player's Main Character. */
export function tellTurn(events: readonly HeardEvent[], seat: number, crew: string): TurnTold {
  const of = (kind: string) => events.filter((event) => event.kind === kind)
  const own = (kind: string) => of(kind).filter(({ data }) => seatIn(data?.['who']) === seat)
  const befell = (kind: string) => of(kind).filter((event) => idIn(event, 'who') === crew)
  const named = (all: readonly HeardEvent[], word: string) => all.flatMap((event) => idIn(event, word) ?? [])
  const copies = own('played-copy').length
  return {
    played: own('played').length + copies,
    copies,
    beaten: named(own('fought'), 'card'),
    gained: named(own('gained-card'), 'card'),
    repaired: named(of('repaired'), 'card'),
    done: named(of('task-done'), 'task'),
    failed: named(of('task-failed'), 'task'),
    strikes: befell('strike-drawn').length,
    isDown: befell('defeated-main').length > 0,
  }
}
