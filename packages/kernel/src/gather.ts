/** What each item brings, in one list: `flatMap` at a tenth of its cost, for what rules look over at every decision. */
export function gather<T, R>(items: readonly T[], bring: (item: T, index: number) => readonly R[]): R[] {
  const all: R[] = []
  for (let n = 0; n < items.length; n++) for (const one of bring(items[n] as T, n)) all.push(one)
  return all
}

/** The items by what they have in common, each group in their order. What has no key is left out. */
export function grouped<T, K>(items: readonly T[], keyOf: (item: T) => K | undefined): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    if (key === undefined) continue
    const alike = groups.get(key)
    if (alike) alike.push(item)
    else groups.set(key, [item])
  }
  return groups
}
