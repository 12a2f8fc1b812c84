import type { GameRecord } from '@keep-flying/kernel'
import { useEffect, useState } from 'react'
import { type Step, stepsOf } from '../games/verse/end/history.ts'
import type { Session } from '../session/types.ts'

/** Milliseconds of reading before the page may breathe. */
const breath = 12

async function read(record: GameRecord, isStale: () => boolean): Promise<readonly Step[]> {
  const reading = stepsOf(record)
  let since = performance.now()
  for (;;) {
    const next = reading.next()
    if (next.done) return next.value
    if (performance.now() - since < breath) continue
    await new Promise((resolve) => setTimeout(resolve))
    if (isStale()) return []
    since = performance.now()
  }
}

export interface Told {
  readonly record: GameRecord | null
  readonly steps: readonly Step[]
  /** Whether there is no record to be had, or it cannot be played again. */
  readonly lost: boolean
}

/** The record of a finished game and how it went, as soon as it is read. */
export function useHistory(session: Session): Told {
  const [told, setTold] = useState<Told>({ record: null, steps: [], lost: false })
  useEffect(() => {
    let stale = false
    const tell = async () => {
      const record = await session.record()
      if (stale) return
      if (!record) return setTold({ record, steps: [], lost: true })
      setTold({ record, steps: [], lost: false })
      const steps = await read(record, () => stale)
      if (!stale) setTold({ record, steps, lost: false })
    }
    tell().catch(() => {
      if (!stale) setTold((so) => ({ ...so, lost: true }))
    })
    return () => {
      stale = true
    }
  }, [session])
  return told
}
