import { useLocale } from '../../../i18n/language.tsx'

/** Writes a sum of credits as the language does. */
export function useMoney(): (credits: number) => string {
  const locale = useLocale()
  const figures = new Intl.NumberFormat(locale)
  return (credits) => `$${figures.format(credits)}`
}

/** Writes what was won or lost: the sign stands before the money, and a minus is no hyphen. */
export function useChange(): (credits: number) => string {
  const money = useMoney()
  return (credits) => `${credits < 0 ? '−' : '+'}${money(Math.abs(credits))}`
}
