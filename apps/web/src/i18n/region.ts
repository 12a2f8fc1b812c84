import type { Locale } from './language.tsx'

/** How dates and times are written where the reader lives: by the browser's own variant of the language, if it has one. */
export function regionOf(locale: Locale, preferred: readonly string[] = navigator.languages): string {
  const fits = (one: string) => (one === locale || one.startsWith(`${locale}-`)) && isTag(one)
  return preferred.find(fits) ?? locale
}

/** Whether it is a language as the standard writes them: not all that browsers name is, such as `en-US@posix`. */
function isTag(one: string): boolean {
  try {
    return Intl.getCanonicalLocales(one).length > 0
  } catch {
    return false
  }
}
