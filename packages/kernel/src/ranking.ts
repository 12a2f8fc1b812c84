/** The item that scores highest; the first among equals. */
export function bestOf<T>(items: readonly T[], score: (item: T) => number): T | undefined {
  let best: T | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const item of items) {
    const points = score(item)
    if (best !== undefined && points <= most) continue
    best = item
    most = points
  }
  return best
}

/** The items from highest to lowest score, without those that score nothing. */
export function ranked<T>(items: readonly T[], score: (item: T) => number): T[] {
  return items
    .map((item) => ({ item, points: score(item) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .map(({ item }) => item)
}

export function sum<T>(items: Iterable<T>, worth: (item: T) => number): number {
  let total = 0
  for (const item of items) total += worth(item)
  return total
}
