import type { TableInfo } from '@keep-flying/protocol'
import type { Session } from '../session/types.ts'

/** A game that can come after a finished one: the next of its campaign, or the same again. */
export interface WayOn {
  readonly to: 'next' | 'rematch'
  /** Whether somebody has asked for it already. */
  readonly isMade: boolean
}

type Ended = Pick<TableInfo, 'you' | 'next' | 'rematch'>

/** What whoever played along may go on with, the best first. */
export function waysOn(kind: Session['kind'], table: Ended | undefined): readonly WayOn[] {
  if (kind === 'local') return [{ to: 'rematch', isMade: false }]
  if (!table || table.you === null) return []
  const { next, rematch } = table
  return [
    ...(next ? [{ to: 'next', isMade: next.table !== null } as const] : []),
    { to: 'rematch', isMade: rematch !== null },
  ]
}
