import { skeletonOf } from '../identity/skeleton.ts'

/** The names at a table, with a number for each that looks like one before it. */
export function toldApart(names: readonly (string | null)[]): (string | null)[] {
  const apart: (string | null)[] = []
  for (const name of names) apart.push(name === null ? null : apartFrom(name, apart))
  return apart
}

/** The name, with a number if it looks like one of the others. */
export function apartFrom(name: string, others: readonly (string | null)[]): string {
  const taken = new Set(others.flatMap((other) => (other === null ? [] : skeletonOf(other))))
  for (let n = 1; ; n++) {
    const called = n === 1 ? name : `${name} (${n})`
    if (!taken.has(skeletonOf(called))) return called
  }
}
