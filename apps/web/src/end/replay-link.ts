import type { Session } from '../session/types.ts'

const prefixes = { local: 'local-', online: 'table-', replay: '' } as const

/** Where a finished game can be looked at again, with the word that let us in, if one did. */
export function replayOf({ kind, id }: Session, at?: number): string {
  const query = new URLSearchParams()
  const invite = new URLSearchParams(location.search).get('invite')
  if (kind === 'online' && invite !== null) query.set('invite', invite)
  if (at !== undefined) query.set('at', String(at))
  return `/replay/${prefixes[kind]}${id}${query.size > 0 ? `?${query}` : ''}`
}
