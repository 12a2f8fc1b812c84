import type { Steps } from '@keep-flying/kernel'
import type { Slices } from './slices.ts'

/** How many items of a list are written at a stretch. */
const atOnce = 100

/** Writes an object as JSON whose list of this name may be long, in parts; others have their turn in between. */
export function writeLong<K extends string, T extends Readonly<Record<K, readonly unknown[]>>>(
  slices: Slices,
  object: T,
  name: K,
): Promise<string[]> {
  return slices.run(partsOf(object, name))
}

function* partsOf<K extends string, T extends Readonly<Record<K, readonly unknown[]>>>(
  object: T,
  name: K,
): Steps<string[]> {
  const { [name]: list, ...rest } = object
  const parts: string[] = []
  for (let from = 0; from < list.length; from += atOnce) {
    yield
    parts.push(JSON.stringify(list.slice(from, from + atOnce)).slice(1, -1))
  }
  return withList(rest, name, parts)
}

/** An object as JSON in parts, with a list in it of which a few items each were written before. */
export function withList(object: object, name: string, written: readonly string[]): string[] {
  const others = JSON.stringify(object).slice(0, -1)
  return [
    `${others}${others === '{' ? '' : ','}${JSON.stringify(name)}:[`,
    ...written.map((part, n) => (n > 0 ? `,${part}` : part)),
    ']}',
  ]
}
