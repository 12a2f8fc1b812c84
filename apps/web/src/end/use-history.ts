import type { GameRecord } from '@keep-flying/kernel'
import { useEffect, useState } from 'react'
import { engineFor } from '../session/engine.ts'
import type { Session } from '../session/types.ts'
import { type HistoryParts, type Step, stepsOf } from './history.ts'

/** Milliseconds of reading before the page may breathe. */
const breath = 12

async function read(reading: ReturnType<typeof stepsOf>, isStale: () => boolean): Promise<readonly Step[]> {
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
export function useHistory(session: Session, game: string, history: HistoryParts | null): Told {
  const [told, setTold] = useState<Told>({ record: null, steps: [], lost: false })
  useEffect(() => {
    let stale = false
    const tell = async () => {
      const record = await session.record()
      if (stale) return
      if (!record) return setTold({ record, steps: [], lost: true })
      setTold({ record, steps: [], lost: false })
      if (!history) return
      const reading = stepsOf(await engineFor(game, record.options), record, history.standing)
      const steps = await read(reading, () => stale)
      if (!stale) setTold({ record, steps, lost: false })
    }
    tell().catch(() => {
      if (!stale) setTold((so) => ({ ...so, lost: true }))
    })
    return () => {
      stale = true
    }
  }, [session, game, history])
  return told
}
