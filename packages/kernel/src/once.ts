/**
 * Makes each thing once per id: for plain data that depends on the id alone and that nobody changes, such as an option that
 * is offered again and again.
 */
export function oncePer<I extends string | number, T>(make: (id: I) => T): (id: I) => T {
  const made = new Map<I, T>()
  return (id) => {
    const known = made.get(id)
    if (known !== undefined) return known
    const thing = make(id)
    made.set(id, thing)
    return thing
  }
}

/** The same for what depends on a thing that itself never changes, such as a printed card: made once for each, and kept as long as it is. */
export function onceFor<K extends object, T>(make: (of: K) => T): (of: K) => T {
  const made = new WeakMap<K, { readonly thing: T }>()
  return (of) => {
    const known = made.get(of)
    if (known !== undefined) return known.thing
    const thing = make(of)
    made.set(of, { thing })
    return thing
  }
}
