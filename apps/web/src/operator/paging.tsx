import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import type { Result } from '../online/http.ts'
import { sayProblem } from '../online/problems.ts'
import { useAsked } from '../online/use-server.ts'
import { pageLines } from './requests.ts'

/** A list in pages. `ask` must stay the same for the same list. */
export function usePages<T>(ask: (page: number) => Promise<Result<readonly T[]>>) {
  const [at, setAt] = useState({ ask, page: 0 })
  // Another search begins at its first page.
  const page = at.ask === ask ? at.page : 0
  const asked = useAsked(useCallback(() => ask(page), [ask, page]))
  return { ...asked, page, setPage: (wanted: number) => setAt({ ask, page: wanted }) }
}

interface ListProps<T> {
  readonly pages: ReturnType<typeof usePages<T>>
  /** What is said if there is nothing. */
  readonly none: string
  children(line: T): ReactNode
}

/** The lines of a page, and the way to the others. */
export function PagedList<T>({ pages, none, children }: ListProps<T>) {
  const say = useSay()
  const { value, problem, page, setPage } = pages
  const isLast = value === null || value.length < pageLines
  return (
    <>
      {problem && (
        <p className="plain-problem" role="alert">
          {sayProblem(say, problem)}
        </p>
      )}
      {value?.length === 0 && <p role="status">{none}</p>}
      {value && value.length > 0 && <ul className="lines operator-lines">{value.map(children)}</ul>}
      {(page > 0 || !isLast) && (
        <div className="plain-row operator-pages">
          <button type="button" className="button" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {say('operator.page.before')}
          </button>
          <span>{say('operator.page', { n: page + 1 })}</span>
          <button type="button" className="button" disabled={isLast} onClick={() => setPage(page + 1)}>
            {say('operator.page.next')}
          </button>
        </div>
      )}
    </>
  )
}

/** What was typed, once the typing has paused. */
export function useTyped(): [typed: string, settled: string, setTyped: (text: string) => void] {
  const [typed, setTyped] = useState('')
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(setSettled, 300, typed)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, settled, setTyped]
}
