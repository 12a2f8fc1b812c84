import { readdirSync, readFileSync } from 'node:fs'
import { type Messages, text, type Writer, writer } from '../text.ts'

/** What tests of a game's words have in common: which keys its rules write, and what each language asks for. */

/** The source in a folder and all it holds, without tests and without the folders named. */
export function sourceIn(folder: URL, without: readonly string[] = []): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => !without.some((left) => file.startsWith(`${left}/`)))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')
}

/** The keys that a source writes under these heads, such as `prompt`. Kinds of question may look the same, and are left out. */
export function keysIn(source: string, heads: readonly string[]): string[] {
  const written = new RegExp(`(?<!kind: )(['\`])((?:${heads.join('|')})\\.[^'\`\\s]+)\\1`, 'g')
  return [...new Set([...source.matchAll(written)].flatMap(([, , key]) => key ?? []))]
}

/** Compares the keys that are used with those that have words. A key put together when it is used stands for all that fit. */
export function compareKeys(
  used: readonly string[],
  messages: Messages,
  heads: readonly string[],
): { readonly withoutWords: readonly string[]; readonly withoutUse: readonly string[] } {
  const keys = Object.keys(messages)
  const patterns = used.map((key) => ({ key, fits: patternOf(key) }))
  return {
    withoutWords: patterns.filter(({ fits }) => !keys.some((key) => fits.test(key))).map(({ key }) => key),
    withoutUse: keys.filter(
      (key) => heads.some((head) => key.startsWith(`${head}.`)) && !patterns.some(({ fits }) => fits.test(key)),
    ),
  }
}

function patternOf(key: string): RegExp {
  const parts = key.split(/\$\{[^}]+\}/).map((part) => part.replaceAll('.', '\\.'))
  return new RegExp(`^${parts.join('[\\w-]+')}$`)
}

/** Chosen so that every case of a plural is taken. */
const amounts = [0, 1, 2, 5]

/** The words that each message asks for. Fails for one that cannot be read. */
export function wordsAsked(locale: string, messages: Messages): Readonly<Record<string, readonly string[]>> {
  const write = writer(locale, messages, ({ name }) => name)
  const names = (key: string) => new Set(amounts.flatMap((amount) => namesAsked(write, key, amount)))
  return Object.fromEntries(Object.keys(messages).map((key) => [key, [...names(key)].sort()]))
}

/** Fills a message in, all with the same amount, until nothing is missing. */
function namesAsked(write: Writer, key: string, amount: number): readonly string[] {
  const words: Record<string, number> = {}
  for (;;) {
    try {
      write(text(key, words))
      return Object.keys(words)
    } catch (problem) {
      const missing = /needs the word "([\w-]+)"/.exec(String(problem))?.[1]
      if (missing === undefined) throw problem
      words[missing] = amount
    }
  }
}
