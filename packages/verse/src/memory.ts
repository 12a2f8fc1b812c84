import type { Box } from './box.ts'

/** Keeps what was worked out about a box under a key, up to a number of things; then it forgets and starts anew. */
export function memory<V>(most: number): (box: Box, key: string, workOut: () => V) => V {
  const boxes = new WeakMap<Box, Map<string, V>>()
  return (box, key, workOut) => {
    let kept = boxes.get(box)
    if (!kept) {
      kept = new Map()
      boxes.set(box, kept)
    }
    const known = kept.get(key)
    if (known !== undefined) return known
    if (kept.size >= most) kept.clear()
    const value = workOut()
    kept.set(key, value)
    return value
  }
}
