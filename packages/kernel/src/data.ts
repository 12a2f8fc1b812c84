import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** A deep copy of plain data. */
export function copy<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value
  return (Array.isArray(value) ? copyList(value) : copyFields(value as Record<string, unknown>)) as T
}

// Most of a state is names and numbers, which are copied along with the list or record around them.

function copyList(items: readonly unknown[]): unknown[] {
  const made = items.slice()
  for (let n = 0; n < made.length; n++) {
    const item = made[n]
    if (typeof item === 'object') made[n] = copy(item)
  }
  return made
}

function copyFields(fields: Record<string, unknown>): Record<string, unknown> {
  const made = { ...fields }
  for (const key in fields) {
    const field = fields[key]
    if (typeof field === 'object') made[key] = copy(field)
  }
  return made
}

/** JSON with the keys of every object in order, so that equal data gives equal text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  fields.sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`
}

/** Whether two pieces of plain data say the same: whether their `canonical` is equal. */
export function areAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') return false
  if (Array.isArray(one)) return Array.isArray(other) && areListsAlike(one, other)
  return !Array.isArray(other) && areFieldsAlike(one as Fields, other as Fields)
}

type Fields = Record<string, unknown>

function areListsAlike(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, n) => areAlike(item, other[n]))
}

/** A field that is undefined is none. */
function areFieldsAlike(one: Fields, other: Fields): boolean {
  for (const key in one) if (!areAlike(one[key], other[key])) return false
  for (const key in other) if (other[key] !== undefined && one[key] === undefined) return false
  return true
}

export function hashOf(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))))
}

/** The hash of a text that comes in parts: with all of `canonical(value)`, the same as `hashOf(value)`. */
export class Hash {
  readonly #hash = sha256.create()

  add(part: string): void {
    this.#hash.update(utf8ToBytes(part))
  }

  hex(): string {
    return bytesToHex(this.#hash.digest())
  }
}
