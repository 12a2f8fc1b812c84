import { type ComponentType, lazy, useState } from 'react'

const parts: (() => Promise<unknown>)[] = []

/** Fetches what is still missing of all parts, so that it is there when it is wanted. */
export async function fetchParts(): Promise<void> {
  await Promise.all(parts.map((fetchIt) => fetchIt()))
}

/**
 * Fetches a part of the screen when it is wanted. What was fetched before is shown at once; `lazy` alone would have the
 * screen wait, and flicker, even then.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let fetched: ComponentType<P> | null = null
  const fetchIt = async () => {
    fetched ??= await load()
    return fetched
  }
  parts.push(fetchIt)
  const Awaited: ComponentType<P> = lazy(async () => ({ default: await fetchIt() }))
  function Part(props: P) {
    const [Shown] = useState<ComponentType<P>>(() => fetched ?? Awaited)
    return <Shown {...props} />
  }
  return Part
}
