import type { Locale } from './language.tsx'

/** How dates and times are written where the reader lives: by the browser's own variant of the language, if it has one. */
export function regionOf(locale: Locale, preferred: readonly string[] = navigator.languages): string {
  return preferred.find((one) => one === locale || one.startsWith(`${locale}-`)) ?? locale
}
