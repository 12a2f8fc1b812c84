import { useTongue } from '../i18n/language.tsx'

/** Writes a sum of credits as the language does. */
export function useMoney(): (credits: number) => string {
  const { locale } = useTongue()
  const figures = new Intl.NumberFormat(locale)
  return (credits) => `$${figures.format(credits)}`
}
