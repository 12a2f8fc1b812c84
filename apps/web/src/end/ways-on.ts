import type { TableInfo } from '@keep-flying/protocol'
import type { Session } from '../session/types.ts'

/** A game that can come after a finished one: the next of its campaign, or the same again. */
export interface WayOn {
  readonly to: 'next' | 'rematch'
  /** Whether somebody has asked for it already. */
  readonly isMade: boolean
}

type Ended = Pick<TableInfo, 'you' | 'next' | 'rematch'>

/** What whoever played along may go on with, the best first; `continues` says whether a campaign of this browser does. */
export function waysOn(kind: Session['kind'], table: Ended | undefined, continues: boolean): readonly WayOn[] {
  const next = { to: 'next', isMade: false } as const
  if (kind === 'local') return [...(continues ? [next] : []), { to: 'rematch', isMade: false }]
  if (!table || table.you === null) return []
  return [
    ...(table.next ? [{ ...next, isMade: table.next.table !== null }] : []),
    { to: 'rematch', isMade: table.rematch !== null },
  ]
}
