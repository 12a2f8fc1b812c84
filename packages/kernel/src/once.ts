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
