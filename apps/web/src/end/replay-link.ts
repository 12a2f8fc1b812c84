import type { Session } from '../session/types.ts'

const prefixes = { local: 'local-', online: 'table-', replay: '' } as const

/** Where a finished game can be looked at again. */
export function replayOf({ kind, id }: Session): string {
  return `/replay/${prefixes[kind]}${id}`
}
