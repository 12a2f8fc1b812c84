/**
 * Templates of messages, in the part of ICU's syntax that our texts use: `{word}`, `{word, number}`, `{word, number,
 * ::sign-always}`, `{word, time, short}`, `{word, opening}` (with a capital, at the head of a sentence), `plural` and `selectordinal` (with `=1`, categories and `#`), and `select`. An
 * apostrophe before a brace or a `#` quotes it. A library for all of ICU weighs more than every word of the first page.
 */

type Piece =
  | string
  | { readonly kind: 'word' | 'opening' | 'number' | 'signed' | 'time'; readonly word: string }
  | { readonly kind: 'count' }
  | { readonly kind: Choice; readonly word: string; readonly cases: Readonly<Record<string, Template>> }

type Choice = 'plural' | 'selectordinal' | 'select'

/** A template that has been read. */
export type Template = readonly Piece[]

/** What a word of a message becomes: plain values can be counted, chosen by and written as numbers. */
export type Filling<T> = string | number | T

class Reader {
  readonly #source: string
  #at = 0

  constructor(source: string) {
    this.#source = source
  }

  /** A message up to the end or to the brace that closes it; `#` counts only where the message is a case of a number. */
  message(isCounted: boolean, isNested: boolean): Template {
    const pieces: Piece[] = []
    let plain = ''
    const cut = () => {
      if (plain !== '') pieces.push(plain)
      plain = ''
    }
    for (; this.#at < this.#source.length; this.#at++) {
      const character = this.#source[this.#at]
      if (character === "'") plain += this.#quoted(isCounted)
      else if (character === '{') {
        cut()
        pieces.push(this.#argument())
      } else if (character === '}' && isNested) {
        cut()
        return pieces
      } else if (character === '#' && isCounted) {
        cut()
        pieces.push({ kind: 'count' })
      } else plain += character
    }
    if (isNested) this.#fail('a brace is not closed')
    cut()
    return pieces
  }

  /** What an apostrophe stands for: itself, or what it quotes. Ends at the last character read. */
  #quoted(isCounted: boolean): string {
    const next = this.#source[this.#at + 1]
    if (next === "'") this.#at++
    if (next === undefined || !(next === '{' || next === '}' || (next === '#' && isCounted))) return "'"
    const end = this.#source.indexOf("'", this.#at + 1)
    const quoted = this.#source.slice(this.#at + 1, end < 0 ? undefined : end)
    this.#at = end < 0 ? this.#source.length : end
    return quoted
  }

  /** `{…}` from its first brace to its last. */
  #argument(): Piece {
    this.#at++
    const word = this.#until(/[,}]/)
    if (!/^\w+$/.test(word)) this.#fail(`"${word}" is not the name of a word`)
    if (this.#source[this.#at] === '}') return { kind: 'word', word }
    this.#at++
    const kind = this.#until(/[,}]/)
    if (kind === 'plural' || kind === 'selectordinal' || kind === 'select')
      return { kind, word, cases: this.#cases(kind !== 'select') }
    const style = this.#source[this.#at] === ',' ? this.#style() : ''
    if ((kind === 'number' || kind === 'opening') && style === '') return { kind, word }
    if (kind === 'number' && style === '::sign-always') return { kind: 'signed', word }
    if (kind === 'time' && style === 'short') return { kind: 'time', word }
    return this.#fail(`"${kind}" is not known in the style "${style}"`)
  }

  #style(): string {
    this.#at++
    return this.#until(/\}/)
  }

  #cases(isCounted: boolean): Record<string, Template> {
    // Without what every object inherits: a case may be asked for by what somebody called themselves.
    const cases: Record<string, Template> = Object.create(null)
    this.#at++
    for (let name = this.#until(/[{}]/); this.#source[this.#at] === '{'; name = this.#until(/[{}]/)) {
      this.#at++
      cases[name] = this.message(isCounted, true)
      this.#at++
    }
    if (!cases['other']) this.#fail('a choice has no case "other"')
    return cases
  }

  /** The text up to one of these characters, without blanks around it. */
  #until(end: RegExp): string {
    const rest = this.#source.slice(this.#at)
    const length = rest.search(end)
    if (length < 0) this.#fail('a brace is not closed')
    this.#at += length
    return rest.slice(0, length).trim()
  }

  #fail(why: string): never {
    throw new Error(`The message "${this.#source}" cannot be read: ${why}.`)
  }
}

export function readTemplate(source: string): Template {
  return new Reader(source).message(false, false)
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Fills templates with words, as one language writes numbers, times and plurals. */
export function filler(locale: string) {
  const numbers = new Intl.NumberFormat(locale)
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'always' })
  const times = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: 'numeric' })
  const plurals = {
    plural: new Intl.PluralRules(locale),
    selectordinal: new Intl.PluralRules(locale, { type: 'ordinal' }),
  }

  /** `open` writes with a capital what is more than a string. */
  return function fill<T>(
    template: Template,
    words: Readonly<Record<string, Filling<T>>>,
    open: (value: T) => T = (value) => value,
    count = 0,
  ): (string | T)[] {
    return template.flatMap((piece): (string | T)[] => {
      if (typeof piece === 'string') return [piece]
      if (piece.kind === 'count') return [numbers.format(count)]
      const value = words[piece.word]
      if (value === undefined) throw new Error(`The message needs the word "${piece.word}".`)
      switch (piece.kind) {
        case 'word':
          return [typeof value === 'number' ? String(value) : value]
        case 'opening':
          if (typeof value === 'number') return [String(value)]
          return [typeof value === 'string' ? capitalised(value) : open(value)]
        case 'number':
          return [numbers.format(Number(value))]
        case 'signed':
          return [signed.format(Number(value))]
        case 'time':
          return [times.format(Number(value))]
        case 'select':
          return fill(piece.cases[String(value)] ?? piece.cases['other'] ?? [], words, open, count)
        default: {
          const number = Number(value)
          const { cases } = piece
          const chosen = cases[`=${number}`] ?? cases[plurals[piece.kind].select(number)] ?? cases['other'] ?? []
          return fill(chosen, words, open, number)
        }
      }
    })
  }
}
