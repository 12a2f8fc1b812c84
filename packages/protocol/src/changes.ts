/** A part of a view that changed: its path (one or two keys) and its new value; no value if it is gone. */
export interface ViewChange {
  readonly path: readonly [string] | readonly [string, string]
  readonly value?: unknown
}

/** Applies changes to a view: parts that did not change stay the same objects. */
export function withChanges(view: unknown, changes: readonly ViewChange[]): unknown {
  if (!isRecord(view)) throw new Error('A view must be an object.')
  const next = { ...view }
  const copied = new Set<string>()
  for (const { path, ...change } of changes) {
    const [key, inner] = path
    if (inner === undefined) {
      if ('value' in change) next[key] = change.value
      else delete next[key]
      copied.delete(key)
      continue
    }
    const part = next[key]
    if (!copied.has(key)) next[key] = Array.isArray(part) ? [...part] : { ...(isRecord(part) ? part : {}) }
    copied.add(key)
    setPart(next[key], inner, change)
  }
  return next
}

function setPart(target: unknown, key: string, change: { readonly value?: unknown }): void {
  if (Array.isArray(target)) target[Number(key)] = change.value
  else if (isRecord(target)) {
    if ('value' in change) target[key] = change.value
    else delete target[key]
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object'
}
