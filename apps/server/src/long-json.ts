import { setImmediate } from 'node:timers/promises'

/** How many items of a list are written at a stretch. */
const atOnce = 2000

/** Writes an object as JSON whose list of this name may be long; others have their turn in between. */
export async function writeLong<K extends string, T extends Readonly<Record<K, readonly unknown[]>>>(
  object: T,
  name: K,
): Promise<string> {
  const { [name]: list, ...rest } = object
  const parts: string[] = []
  for (let from = 0; from < list.length; from += atOnce) {
    if (from > 0) await setImmediate()
    parts.push(JSON.stringify(list.slice(from, from + atOnce)).slice(1, -1))
  }
  const others = JSON.stringify(rest).slice(0, -1)
  return `${others}${others === '{' ? '' : ','}${JSON.stringify(name)}:[${parts.join(',')}]}`
}
