/** What each item brings, in one list: `flatMap` at a tenth of its cost, for what rules look over at every decision. */
export function gather<T, R>(items: readonly T[], bring: (item: T, index: number) => readonly R[]): R[] {
  const all: R[] = []
  for (let n = 0; n < items.length; n++) for (const one of bring(items[n] as T, n)) all.push(one)
  return all
}
