import type { Update } from '@keep-flying/protocol'

/** JSON of things that occur in several messages: each is written once. */
export class SharedTexts {
  readonly #texts = new Map<object, string>()

  list(things: readonly object[]): string {
    let text = ''
    for (const thing of things) text += `${text && ','}${this.#of(thing)}`
    return `[${text}]`
  }

  #of(thing: object): string {
    const known = this.#texts.get(thing)
    if (known !== undefined) return known
    const text = JSON.stringify(thing)
    this.#texts.set(thing, text)
    return text
  }
}

/** An update as JSON. Its changes are mostly those that the others are told of, too. */
export function updateText({ changes, ...rest }: Update, shared: SharedTexts): string {
  return `${JSON.stringify(rest).slice(0, -1)},"changes":${shared.list(changes)}}`
}
