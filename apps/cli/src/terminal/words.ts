/** Lists as they are said. */

const or = new Intl.ListFormat('en', { type: 'disjunction' })
const and = new Intl.ListFormat('en', { type: 'conjunction' })

/** "a, b, or c". */
export function either(items: readonly string[]): string {
  return or.format(items)
}

/** "a, b, and c". */
export function all(items: readonly string[]): string {
  return and.format(items)
}

/** "1 game", "2 games". */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`
}
