import type { TableLine } from '@keep-flying/protocol'
import { useEffect, useState } from 'react'
import { useLocale } from '../i18n/language.tsx'
import { server } from '../online/http.ts'

/** What a server has to offer; `away` where none answers, which is how the page is without a network. */
export type Tables =
  | { readonly state: 'asking' }
  | { readonly state: 'away' }
  | { readonly state: 'there'; readonly tables: readonly TableLine[] }

/** One of the server's lists of tables, asked for again when the page comes back into sight. */
export function useTables(list: 'mine' | 'open' | 'running'): Tables {
  const locale = useLocale()
  const [tables, setTables] = useState<Tables>({ state: 'asking' })
  useEffect(() => {
    let stale = false
    const look = () => {
      if (document.hidden) return
      void server.tables(list, locale).then((answer) => {
        if (!stale) setTables(answer.ok ? { state: 'there', tables: answer.value.tables } : { state: 'away' })
      })
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      stale = true
      document.removeEventListener('visibilitychange', look)
    }
  }, [list, locale])
  return tables
}

export function linesOf(tables: Tables): readonly TableLine[] {
  return tables.state === 'there' ? tables.tables : []
}

/** Whether the game waits for the person who asked. */
export function waitsForMe({ you, seats, status }: TableLine): boolean {
  return (
    status === 'playing' &&
    you !== null &&
    seats.some(({ seat, waitingSince, standIn }) => seat === you && waitingSince !== null && standIn === null)
  )
}
