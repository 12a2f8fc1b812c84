import type { Steps } from '@keep-flying/kernel'
import type { Slices } from './slices.ts'

/** How many items of a list are written at a stretch. */
const atOnce = 100

/** Writes the items of a long list as JSON, some in each part; others have their turn in between. */
export function writeItems(slices: Slices, items: readonly unknown[]): Promise<string[]> {
  return slices.run(partsOf(items))
}

function* partsOf(items: readonly unknown[]): Steps<string[]> {
  const parts: string[] = []
  for (let from = 0; from < items.length; from += atOnce) {
    yield
    parts.push(itemsAsJson(items.slice(from, from + atOnce)))
  }
  return parts
}

/** The items of a list as JSON, without its brackets. */
export function itemsAsJson(items: readonly unknown[]): string {
  return JSON.stringify(items).slice(1, -1)
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
