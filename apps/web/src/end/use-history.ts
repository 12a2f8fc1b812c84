import type { GameRecord } from '@keep-flying/kernel'
import { useEffect, useState } from 'react'
import { askRecords } from '../records/asking.ts'
import type { Session } from '../session/types.ts'
import type { HistoryParts, Step } from './history.ts'

export interface Told {
  readonly record: GameRecord | null
  readonly steps: readonly Step[]
  /** Whether there is no record to be had, or it cannot be played again. */
  readonly lost: boolean
}

/** The record of a finished game and how it went, as soon as it is read. */
export function useHistory(session: Session, history: HistoryParts | null): Told {
  const [told, setTold] = useState<Told>({ record: null, steps: [], lost: false })
  useEffect(() => {
    let stale = false
    const tell = async () => {
      const record = await session.record()
      if (stale) return
      if (!record) return setTold({ record, steps: [], lost: true })
      setTold({ record, steps: [], lost: false })
      if (!history) return
      const reply = await askRecords({ kind: 'steps', record })
      if (!stale && reply.kind === 'steps') setTold({ record, steps: reply.steps, lost: false })
    }
    tell().catch(() => {
      if (!stale) setTold((so) => ({ ...so, lost: true }))
    })
    return () => {
      stale = true
    }
  }, [session, history])
  return told
}
