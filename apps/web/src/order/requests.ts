import type { Block, OrderRequest, TableInfo } from '@keep-flying/protocol'
import { ask, at, type Table, withInvite } from '../online/http.ts'

type Blocks = { readonly blocks: readonly Block[] }

const blocksAt = (person: string) => `/api/me/blocks/${encodeURIComponent(person)}`
const removedAt = (table: string, person: string) => at(table, `/removed/${encodeURIComponent(person)}`)
const mutedAt = (table: string, person: string) => at(table, `/muted/${encodeURIComponent(person)}`)

/** The word that lets us in, for those who only watch: it is in the address. */
function wordIn({ invite }: TableInfo): string | undefined {
  return invite ?? new URLSearchParams(location.search).get('invite') ?? undefined
}

/** What is asked of the server to keep order. */
export const order = {
  set: (table: string, wanted: OrderRequest) => ask<Table>('PATCH', at(table, '/order'), wanted),
  remove: (table: string, person: string) => ask<Table>('PUT', removedAt(table, person)),
  readmit: (table: string, person: string) => ask<Table>('DELETE', removedAt(table, person)),
  mute: (table: string, person: string) => ask<Table>('PUT', mutedAt(table, person)),
  unmute: (table: string, person: string) => ask<Table>('DELETE', mutedAt(table, person)),
  blocks: () => ask<Blocks>('GET', '/api/me/blocks'),
  block: (table: TableInfo, person: string) => {
    const invite = wordIn(table)
    return ask<Blocks>('PUT', blocksAt(person), { table: table.id, ...(invite === undefined ? {} : { invite }) })
  },
  unblock: (person: string) => ask<Blocks>('DELETE', blocksAt(person)),
  /** Tells the operator about a person, or about a line that they said. */
  report: (table: TableInfo, about: { readonly person: string; readonly line?: number }, note: string) =>
    ask<object>('POST', withInvite(at(table.id, '/reports/person'), wordIn(table)), { ...about, note }),
}
