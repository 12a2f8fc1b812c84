import type { Steps } from '@keep-flying/kernel'

/** How many items of a list are parsed at a step, and how many characters are looked at. */
const [itemsAtOnce, charactersAtOnce] = [100, 50_000]

/** Where the inside of a list begins and ends in a text, and where to cut it into parts. */
interface Found {
  readonly from: number
  readonly to: number
  readonly cuts: readonly number[]
}

/** Parses JSON in steps of which none takes long, if it is the list at this path of keys that makes it long. */
export function* parsing<T>(source: string, path: readonly string[]): Steps<T> {
  const found = yield* findList(source, path)
  if (!found) return JSON.parse(source)
  const { from, to, cuts } = found
  const whole: T = JSON.parse(source.slice(0, from) + source.slice(to))
  const items: unknown[] = []
  let begin = from
  for (const end of [...cuts, to]) {
    yield
    const part: readonly unknown[] = JSON.parse(`[${source.slice(begin, end)}]`)
    if (part.length === 0 && cuts.length > 0) throw new SyntaxError('Between two commas there must be an item.')
    for (const item of part) items.push(item)
    begin = end + 1
  }
  const list = path.reduce<unknown>((within, key) => Reflect.get(Object(within), key), whole)
  // Where a key occurs twice, the last counts.
  if (Array.isArray(list) && list.length === 0) for (const item of items) list.push(item)
  return whole
}

/** Finds the list without parsing anything; null if there is none, or if the text does not end well. */
function* findList(source: string, path: readonly string[]): Steps<Found | null> {
  const cuts: number[] = []
  /** How deep we are, and how many keys of the path lead there. */
  let [depth, matched] = [0, 0]
  let [from, items, looked] = [0, 0, 0]
  for (let at = 0; at < source.length; at++) {
    if (at - looked > charactersAtOnce) {
      looked = at
      yield
    }
    const character = source[at]
    if (character === '"') {
      const end = endOfText(source, at)
      const isKey = from === 0 && depth === matched + 1 && source.slice(at + 1, end) === path[matched]
      const value = isKey ? valueAfter(source, end) : -1
      at = end
      if (value < 0) continue
      const last = matched === path.length - 1
      if (source[value] !== (last ? '[' : '{')) continue
      depth++
      matched++
      at = value
      if (last) from = value + 1
    } else if (character === '{' || character === '[') depth++
    else if (character === '}' || character === ']') {
      if (from > 0 && depth === matched + 1) return { from, to: at, cuts }
      depth--
      matched = Math.min(matched, Math.max(0, depth - 1))
    } else if (character === ',' && from > 0 && depth === matched + 1 && ++items % itemsAtOnce === 0) cuts.push(at)
  }
  return null
}

/** Where the quotation mark is that ends a text. */
function endOfText(source: string, begin: number): number {
  for (let end = source.indexOf('"', begin + 1); end >= 0; end = source.indexOf('"', end + 1)) {
    let escapes = 0
    while (source[end - 1 - escapes] === '\\') escapes++
    if (escapes % 2 === 0) return end
  }
  return source.length
}

/** Where the value of a key begins whose text ended there; -1 if it was no key. */
function valueAfter(source: string, end: number): number {
  const colon = skipSpace(source, end + 1)
  return source[colon] === ':' ? skipSpace(source, colon + 1) : -1
}

function skipSpace(source: string, from: number): number {
  let at = from
  while (source[at] === ' ' || source[at] === '\n' || source[at] === '\r' || source[at] === '\t') at++
  return at
}
