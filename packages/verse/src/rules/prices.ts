import type { Captain, Table } from '../state.ts'
import type { Token } from '../vocabulary/index.ts'

/** What Fuel, Parts and Shore Leave cost. */

const inShops = { fuel: 100, part: 300 } as const
const leaveEach = 100

/** What a captain pays for a token that is on offer at this price. */
export function tokenPrice(t: Table, c: Captain, token: Token, price: number): number {
  return t.moments.reduce((asked, on) => on.tokenPrice?.(t, c, token, asked) ?? asked, price)
}

export function shopPrice(t: Table, c: Captain, token: keyof typeof inShops): number {
  return tokenPrice(t, c, token, inShops[token])
}

/** What Shore Leave costs for each of the crew. */
export function leavePrice(t: Table, c: Captain): number {
  return t.moments.reduce((asked, on) => on.leavePrice?.(t, c, asked) ?? asked, leaveEach)
}
