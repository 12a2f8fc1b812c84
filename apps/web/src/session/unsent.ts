import type { OwnAnswer } from '@keep-flying/protocol/client'

/**
 * Answers to a server that it has not acknowledged: kept in this browser, so that a reload without a connection loses none.
 * Not among the games (`storage.ts`): what is written here is there at once, even if the page is left in the same breath.
 */

const keyOf = (table: string) => `keep-flying/unsent/${table}`

/** Some private windows keep nothing: there an answer lasts as long as the page. */
function attempted<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

export function keepUnsent(table: string, answer: OwnAnswer): void {
  attempted(() => localStorage.setItem(keyOf(table), JSON.stringify(answer)))
}

/** The answer that was not acknowledged before the page was left, if there is one. */
export function unsentAt(table: string): OwnAnswer | null {
  return attempted(() => {
    const kept = localStorage.getItem(keyOf(table))
    return kept === null ? null : JSON.parse(kept)
  })
}

/** Forgets an answer; a later one stays. */
export function forgetUnsent(table: string, { id }: OwnAnswer): void {
  if (unsentAt(table)?.id === id) attempted(() => localStorage.removeItem(keyOf(table)))
}
