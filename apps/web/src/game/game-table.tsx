import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Moment } from '../session/types.ts'
import { type AtTable, useTable } from '../table/context.tsx'

/** The table as the parts of one game see it: with the view in its own type, and whatever the game works out of it. */
export type GameTable<V, T extends object> = AtTable<V> & T

/**
 * Makes the context that the parts of one game share. The shell knows a view only as a view; here, and nowhere else, it
 * is opened. `workOut` is called once for every moment.
 */
export function gameTable<V, T extends object>(
  isView: (view: unknown) => view is V,
  workOut: (moment: Moment<V>) => T,
): { Provider(props: { children: ReactNode }): ReactNode; useGameTable(): GameTable<V, T> } {
  const Context = createContext<GameTable<V, T> | null>(null)

  function Provider({ children }: { children: ReactNode }) {
    const at = useTable()
    const value = useMemo(() => {
      const { view } = at.moment
      if (!isView(view)) throw new Error(`This is not a view of the game "${at.game.id}".`)
      const moment = { ...at.moment, view }
      return { ...at, moment, ...workOut(moment) }
    }, [at])
    return <Context value={value}>{children}</Context>
  }

  function useGameTable(): GameTable<V, T> {
    const at = use(Context)
    if (!at) throw new Error('This part is only for a table of its own game.')
    return at
  }

  return { Provider, useGameTable }
}
