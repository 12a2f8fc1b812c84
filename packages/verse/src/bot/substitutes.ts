import { aboard } from '../rules/hold.ts'
import { tokenPrice } from '../rules/prices.ts'
import { favourOf, isSolid } from '../rules/solid.ts'
import { contactCard, jobCard } from '../rules/table.ts'
import { leastOf } from '../rules/work.ts'
import type { ActiveJob, Captain, Table } from '../state.ts'
import { type Amounts, type ContactId, type Token, tokens } from '../vocabulary/index.ts'

/** Deliveries whose goods were lost on the way: they are not handed out again, but others may be had elsewhere. */

/** What a job that was picked up lacks of what it is to hand over. */
export function missingFor(t: Table, c: Captain, job: ActiveJob): Amounts {
  const { deliver } = jobCard(t, job.card).finish
  if (!job.pickedUp || !deliver) return {}
  const due = leastOf(c, deliver)
  const short = tokens.flatMap((token) => {
    const n = (due[token] ?? 0) - aboard(c, token)
    return n > 0 ? [[token, n] as const] : []
  })
  return Object.fromEntries(short)
}

/** Those who would let the captain have all of it. */
export function sourcesOf(t: Table, c: Captain, missing: Amounts): ContactId[] {
  const wanted = tokens.filter((token) => missing[token] !== undefined)
  if (wanted.length === 0) return []
  return [...t.box.contacts.keys()].filter((contact) => wanted.every((token) => gives(t, c, contact, token)))
}

function gives(t: Table, c: Captain, contact: ContactId, token: Token): boolean {
  if (!isSolid(t, c, contact)) return false
  const people: readonly Token[] = favourOf(t, contact, 'loads-people')?.people ?? []
  const price = contactCard(t, contact).sells[token]
  return people.includes(token) || (price !== undefined && tokenPrice(t, c, token, price) <= c.credits)
}

/** How many of a token could be had to make good what deliveries have lost. */
export function toReplace(t: Table, c: Captain, token: Token): number {
  return Math.max(0, ...c.jobs.map((job) => missingFor(t, c, job)[token] ?? 0))
}

/** Goods are gone, and nobody would replace them: the job cannot be finished as things are. */
export function isLost(t: Table, c: Captain, job: ActiveJob): boolean {
  const missing = missingFor(t, c, job)
  const inShops = (token: Token) => token === 'fuel' || token === 'part'
  const scarce = tokens.filter((token) => missing[token] !== undefined && !inShops(token))
  return scarce.length > 0 && sourcesOf(t, c, missing).length === 0
}
