import { useEffect, useRef, useState } from 'react'
import type { StoredGame } from '../session/storage.ts'

/** The games this browser keeps. */
export interface Stored {
  readonly state: 'asking' | 'there' | 'unkept'
  readonly running: readonly StoredGame[]
  readonly finished: readonly StoredGame[]
  /** Games thrown away a moment ago: they can still be put back. */
  readonly thrown: ReadonlySet<string>
  throwAway(id: string): void
  putBack(id: string): void
}

/** Milliseconds for second thoughts. */
const grace = 8000

/** Reads the games of this browser; `unkept` where it keeps nothing, as in some private windows. */
export function useMyGames(): Stored {
  const [state, setState] = useState<Stored['state']>('asking')
  const [games, setGames] = useState<readonly StoredGame[]>([])
  useEffect(() => {
    let stale = false
    import('../session/storage.ts')
      .then(({ listGames }) => listGames())
      .then(
        (found) => {
          if (stale) return
          setGames(found)
          setState('there')
        },
        () => {
          if (!stale) setState('unkept')
        },
      )
    return () => {
      stale = true
    }
  }, [])
  const { thrown, throwAway, putBack } = useBin((id) => setGames((all) => all.filter((game) => game.id !== id)))
  return {
    state,
    running: games.filter(({ over }) => !over),
    finished: games.filter(({ over }) => over),
    thrown,
    throwAway,
    putBack,
  }
}

async function removeForGood(id: string): Promise<void> {
  const { removeGame } = await import('../session/storage.ts')
  await removeGame(id)
}

/** What is thrown away is gone after a while, or when the page is left. */
function useBin(onGone: (id: string) => void) {
  const [thrown, setThrown] = useState<ReadonlySet<string>>(new Set())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const forget = (id: string) => {
    clearTimeout(timers.current.get(id))
    timers.current.delete(id)
    setThrown(new Set(timers.current.keys()))
  }
  const throwAway = (id: string) => {
    const gone = () => {
      forget(id)
      onGone(id)
      void removeForGood(id)
    }
    timers.current.set(id, setTimeout(gone, grace))
    setThrown(new Set(timers.current.keys()))
  }
  useEffect(() => {
    const open = timers.current
    return () => {
      for (const [id, timer] of open) {
        clearTimeout(timer)
        void removeForGood(id)
      }
    }
  }, [])
  return { thrown, throwAway, putBack: forget }
}
