import { capitalised, type Filling, filler, readTemplate, type Template } from './message.ts'

/**
 * Text is a key with parameters; words are made when somebody reads. A parameter is a plain value, another text, a
 * list of texts, or the name of a thing (a card, a sector, a seat) that the game knows how to call.
 */
export interface Text {
  readonly key: string
  readonly with?: Readonly<Record<string, Word>>
}

export interface Name {
  readonly name: string
  readonly id: string | number
  /** What it is part of, such as the card an option is printed on. */
  readonly of?: string
  /** How many of it: a name with a number reads "3 Cargo". */
  readonly n?: number
}

export interface TextList {
  readonly list: readonly Text[]
  /** `and`/`or` make a phrase of the items; `sentences` sets them one after the other. */
  readonly join: 'and' | 'or' | 'sentences'
}

export type Word = string | number | Text | TextList | Name

/** Templates of messages by key, as `message.ts` reads them. */
export type Messages = Readonly<Record<string, string>>

/** A piece of a sentence: plain words, or the name of a thing a reader may want to look at. */
export type Part = string | { readonly name: Name; readonly called: string }

/** Turns texts into sentences, whole or in parts. */
export interface Writer {
  (text: Text): string
  parts(text: Text): readonly Part[]
  /** What the game calls a thing. */
  nameOf(name: Name): string
}

export function text(key: string, words?: Readonly<Record<string, Word>>): Text {
  return words === undefined ? { key } : { key, with: words }
}

/** Makes the function that turns texts into sentences of one language. What has no name of its own is called by a text. */
export function writer(locale: string, messages: Messages, callName: (name: Name) => string | Text): Writer {
  const templates = new Map<string, Template>()
  const fill = filler(locale)
  const joiners = {
    and: new Intl.ListFormat(locale, { type: 'conjunction' }),
    or: new Intl.ListFormat(locale, { type: 'disjunction' }),
  }

  function template(key: string): Template {
    const known = templates.get(key)
    if (known) return known
    const source = Object.hasOwn(messages, key) ? messages[key] : undefined
    if (source === undefined) throw new Error(`No ${locale} message for the text key "${key}".`)
    const made = readTemplate(source)
    templates.set(key, made)
    return made
  }

  function nameOf(name: Name): string {
    const called = callName(name)
    return typeof called === 'string' ? called : write(called)
  }

  function say(word: Word): string | number {
    if (typeof word !== 'object') return word
    if ('key' in word) return write(word)
    if ('name' in word) return nameOf(word)
    const items = word.list.map(write)
    return word.join === 'sentences' ? items.join(' ') : joiners[word.join].format(items)
  }

  function write(line: Text): string {
    const words: Record<string, string | number> = {}
    for (const [name, word] of Object.entries(line.with ?? {})) words[name] = say(word)
    return fill<string>(template(line.key), words).join('')
  }

  /** What a word becomes within a sentence; numbers and plain words stay as they are, for plurals and selections. */
  function sayParts(word: Word): string | number | readonly Part[] {
    if (typeof word !== 'object') return word
    if ('key' in word) return parts(word)
    if ('name' in word) return [{ name: word, called: nameOf(word) }]
    const items = word.list.map(parts)
    if (word.join === 'sentences') return items.flatMap((item, index) => (index === 0 ? item : [' ', ...item]))
    const places = joiners[word.join].formatToParts(items.map((_, index) => String(index)))
    return places.flatMap(({ type, value }) => (type === 'element' ? (items[Number(value)] ?? []) : [value]))
  }

  function parts(line: Text): readonly Part[] {
    const words: Record<string, Filling<readonly Part[]>> = {}
    for (const [name, word] of Object.entries(line.with ?? {})) words[name] = sayParts(word)
    return joined(fill<readonly Part[]>(template(line.key), words, opened).flat())
  }

  return Object.assign(write, { parts, nameOf })
}

function opened([first, ...rest]: readonly Part[]): readonly Part[] {
  if (first === undefined) return []
  return [typeof first === 'string' ? capitalised(first) : { ...first, called: capitalised(first.called) }, ...rest]
}

/** Plain words that stand side by side are one part. */
function joined(parts: readonly Part[]): readonly Part[] {
  const all: Part[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (typeof part === 'string' && typeof last === 'string') all[all.length - 1] = last + part
    else all.push(part)
  }
  return all
}
