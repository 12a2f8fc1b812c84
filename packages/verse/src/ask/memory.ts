/** Keeps what was computed about a thing under a key, up to a number of keys; then it forgets them all and starts again. */
export function memory<V>(most: number): (about: object, key: string, compute: () => V) => V {
  const known = new WeakMap<object, Map<string, V>>()
  return (about, key, compute) => {
    let kept = known.get(about)
    if (!kept) {
      kept = new Map()
      known.set(about, kept)
    }
    const old = kept.get(key)
    if (old !== undefined) return old
    if (kept.size >= most) kept.clear()
    const value = compute()
    kept.set(key, value)
    return value
  }
}
