/** Keeps what was worked out about a thing under a key, up to a number of keys; then it forgets them and starts anew. */
export function memory<V>(most: number): (about: object, key: string, workOut: () => V) => V {
  const known = new WeakMap<object, Map<string, V>>()
  return (about, key, workOut) => {
    let kept = known.get(about)
    if (!kept) {
      kept = new Map()
      known.set(about, kept)
    }
    const old = kept.get(key)
    if (old !== undefined) return old
    if (kept.size >= most) kept.clear()
    const value = workOut()
    kept.set(key, value)
    return value
  }
}
