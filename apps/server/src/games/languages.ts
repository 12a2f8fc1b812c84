import { locale } from '@keep-flying/protocol'

/** The languages somebody reads, their favourite first. */
export type Locales = readonly string[]

/** How many languages of a header are considered: more than anybody reads. */
const mostLocales = 10

/** The languages somebody wants: the one they named, or else those of their browser. */
export function localesOf(named: string | undefined, acceptLanguage: string | undefined): Locales {
  return named === undefined ? acceptedBy(acceptLanguage ?? '') : [named]
}

/** The languages of an `Accept-Language` header (`de-AT,de;q=0.9,en;q=0.5`), the most wanted first. */
function acceptedBy(header: string): Locales {
  const wanted = header
    .split(',', mostLocales)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return { tag, weight: weight === undefined ? 1 : Number(weight.slice('q='.length)) }
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
  return wanted.sort((one, other) => other.weight - one.weight).map(({ tag }) => tag)
}

/** The language a browser prefers, for what is written later; English if it names none. */
export function likelyLocale(acceptLanguage: string | undefined): string {
  return acceptedBy(acceptLanguage ?? '').find((tag) => locale.safeParse(tag).success) ?? 'en'
}

/** The first of the wanted languages that is available, whatever its region; else the first available one. */
export function bestOf<T extends { readonly locale: string }>(there: readonly [T, ...T[]], locales: Locales): T {
  for (const wanted of locales) {
    const found = there.find((one) => baseOf(one.locale) === baseOf(wanted))
    if (found) return found
  }
  return there[0]
}

function baseOf(tag: string): string {
  return tag.toLowerCase().split('-', 1)[0] ?? ''
}
