import { type ComponentType, use, useReducer } from 'react'
import { loadNewVersion } from './fetching.ts'
import { MissingPart } from './MissingPart.tsx'

const parts: (() => Promise<unknown>)[] = []

/** Fetches what is still missing of all parts, so that it is there when it is wanted. */
export async function fetchParts(): Promise<void> {
  await Promise.allSettled(parts.map((fetchIt) => fetchIt()))
}

/** What is shown in place of a part that did not come. */
export interface MissingProps {
  again(): void
}

/**
 * Fetches a part of the screen when it is wanted, or earlier, once the page is idle. What was fetched before is shown at
 * once; `lazy` alone would have the screen wait, and flicker, even then.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const { Part, fetchIt } = partOf(load, MissingPart)
  parts.push(fetchIt)
  return Part
}

/** The same, but never before it is wanted. */
export function onDemand<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  Missing: ComponentType<MissingProps> = MissingPart,
): ComponentType<P> {
  return partOf(async () => (await load()).default, Missing).Part
}

/** A part that nobody misses. */
export function decoration(load: () => Promise<{ readonly default: ComponentType }>): ComponentType {
  return onDemand(load, () => null)
}

/** A promise that React reads without waiting. */
function arrived<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
}

function partOf<P extends object>(load: () => Promise<ComponentType<P>>, Missing: ComponentType<MissingProps>) {
  let there: ComponentType<P> | null = null
  let asked: Promise<ComponentType<P> | null> | null = null
  const fetchIt = async () => {
    there ??= await load()
    return there
  }
  function Part(props: P) {
    const [, tryAgain] = useReducer((times: number) => times + 1, 0)
    asked ??= there ? arrived(there) : fetchIt().catch(() => null)
    const Shown = use(asked)
    if (Shown) return <Shown {...props} />
    const again = async () => {
      await loadNewVersion()
      asked = null
      tryAgain()
    }
    return <Missing again={() => void again()} />
  }
  return { Part, fetchIt }
}
