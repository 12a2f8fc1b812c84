import type { Captain, Table } from '../state.ts'
import type { ContactId, Token } from '../vocabulary/index.ts'
import { gearAbilities } from './gear.ts'
import { favourOf, isSolid } from './solid.ts'
import { contactCard, shipAbilities } from './table.ts'

/** What a contact offers a captain: clients and bots ask for it without dealing. */

const considered = 3

/** What a contact pays this captain for a token; 0 if the contact does not want it, or may not have it. */
export function sellingPrice(t: Table, c: Captain, contact: ContactId, token: Token): number {
  if (t.moments.some((on) => on.maySell?.(t, c, contact, token) === false)) return 0
  const special = shipAbilities(t, c, 'sells-to-solid-contacts').find((sale) => sale.token === token)
  const price = contactCard(t, contact).buys[token] ?? special?.price ?? 0
  return price > 0 ? price + t.moments.reduce((sum, on) => sum + (on.saleBonus?.(t, c, token) ?? 0), 0) : 0
}

/** Crew, gear and contacts may widen the choice of jobs. */
export function jobsToConsider(t: Table, c: Captain, contact: ContactId): number {
  const favour = isSolid(t, c, contact) ? favourOf(t, contact, 'consider-jobs')?.cards : undefined
  const cards = [...gearAbilities(t, c, 'consider-jobs'), ...shipAbilities(t, c, 'consider-jobs')].map(
    (more) => more.cards,
  )
  const usual = Math.max(considered, favour ?? 0, ...cards)
  return t.moments.reduce((n, on) => on.jobsConsidered?.(t, c, n) ?? n, usual)
}
