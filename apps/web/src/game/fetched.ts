import { use } from 'react'
import type { Missing } from './client.ts'

const fetching = new Map<string, Promise<void>>()

/** Milliseconds until what did not come may be asked for again: by then whoever waited for it was told. */
const untilAskedAgain = 1000

/** Waits for what a game still needs, if there is anything. */
export function useFetched(missing: Missing | null): void {
  if (missing) use(fetched(missing))
}

function fetched({ key, fetch }: Missing): Promise<void> {
  const known = fetching.get(key)
  if (known) return known
  const coming = fetch()
  fetching.set(key, coming)
  coming.catch(() => setTimeout(() => fetching.delete(key), untilAskedAgain))
  return coming
}
